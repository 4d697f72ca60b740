package org.teavm.classlib.java.security;

/** SHA-256 in the browser: the part of {@code java.security.MessageDigest} that Musette uses. */
public final class TMessageDigest {
  private static final int BLOCK = 64;

  /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
  private static final int[] ROUNDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  /** The same of the square roots of the first 8 primes. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private final byte[] block = new byte[BLOCK];
  private final int[] schedule = new int[BLOCK];
  private final int[] sums = START.clone();
  private long length;

  private TMessageDigest() {}

  /** A digest of this kind; there is only SHA-256. */
  public static TMessageDigest getInstance(String algorithm) throws TNoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new TNoSuchAlgorithmException(algorithm);
    }
    return new TMessageDigest();
  }

  /** Adds one byte. */
  public void update(byte input) {
    int at = (int) length & (BLOCK - 1);
    block[at] = input;
    length++;
    if (at == BLOCK - 1) {
      mix();
    }
  }

  /** Adds all these bytes. */
  public void update(byte[] input) {
    for (byte each : input) {
      update(each);
    }
  }

  /** Adds these bytes and ends as {@link #digest()} does. */
  public byte[] digest(byte[] input) {
    update(input);
    return digest();
  }

  /** The hash of all that was added; afterwards this digest is as new. */
  public byte[] digest() {
    long bits = length * 8;
    update((byte) 0x80);
    while ((length & (BLOCK - 1)) != BLOCK - 8) {
      update((byte) 0);
    }
    for (int shift = 56; shift >= 0; shift -= 8) {
      update((byte) (bits >>> shift));
    }
    byte[] hash = new byte[sums.length * 4];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (sums[i >> 2] >>> (24 - 8 * (i & 3)));
    }
    reset();
    return hash;
  }

  /** Forgets all that was added. */
  public void reset() {
    System.arraycopy(START, 0, sums, 0, sums.length);
    length = 0;
  }

  private void mix() {
    int[] w = schedule;
    for (int i = 0; i < 16; i++) {
      int at = 4 * i;
      w[i] =
          (block[at] << 24)
              | ((block[at + 1] & 255) << 16)
              | ((block[at + 2] & 255) << 8)
              | (block[at + 3] & 255);
    }
    for (int i = 16; i < BLOCK; i++) {
      int one = w[i - 15];
      int two = w[i - 2];
      int early = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
      int late = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
      w[i] = w[i - 16] + early + w[i - 7] + late;
    }
    compress(w);
  }

  private void compress(int[] w) {
    int a = sums[0];
    int b = sums[1];
    int c = sums[2];
    int d = sums[3];
    int e = sums[4];
    int f = sums[5];
    int g = sums[6];
    int h = sums[7];
    for (int i = 0; i < BLOCK; i++) {
      int upper = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      int first = h + upper + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      int lower = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      int second = lower + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    add(a, b, c, d, e, f, g, h);
  }

  private void add(int... mixed) {
    for (int i = 0; i < mixed.length; i++) {
      sums[i] += mixed[i];
    }
  }

  private static int turn(int value, int bits) {
    return (value >>> bits) | (value << -bits);
  }
}

import { prefs } from './prefs.svelte';

/** The sounds of the table, all made here: nothing is loaded. */
export type Sound = 'turn' | 'card' | 'die' | 'fall' | 'fire';

let context: AudioContext | undefined;

/** Plays a sound, if the player wants sounds. */
export function play(sound: Sound): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    MADE[sound](context, context.currentTime);
  } catch {
    // A browser without sound still plays.
  }
}

const MADE: Record<Sound, (on: AudioContext, at: number) => void> = {
  /** A bicycle bell: two short strokes. */
  turn(on, at) {
    tone(on, at, 2093, 0.4, 0.06);
    tone(on, at + 0.13, 2093, 0.4, 0.06);
    tone(on, at + 0.13, 2637, 0.4, 0.06);
  },
  /** A card is laid down. */
  card: (on, at) => noise(on, at, 0.09, 0.12, 2600, 900),
  /** A die rolls: a few knocks, ever closer. */
  die(on, at) {
    for (const [i, after] of [0, 0.11, 0.19, 0.25, 0.29].entries()) {
      noise(on, at + after, 0.04, 0.16 - i * 0.02, 1400, 700);
      tone(on, at + after, 320 - i * 20, 0.05, 0.05);
    }
  },
  /** Somebody or something falls. */
  fall(on, at) {
    tone(on, at, 420, 0.35, 0.1, 70);
    noise(on, at + 0.28, 0.22, 0.2, 500, 120);
  },
  /** Fire: a crackle. */
  fire(on, at) {
    noise(on, at, 0.7, 0.07, 900, 400);
    for (const after of [0.05, 0.17, 0.23, 0.41, 0.52]) noise(on, at + after, 0.025, 0.18, 4200, 2500);
  },
};

function tone(on: AudioContext, at: number, pitch: number, length: number, loud: number, to = pitch): void {
  const source = on.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(on, at, length, loud));
  source.start(at);
  source.stop(at + length + 0.02);
}

function noise(on: AudioContext, at: number, length: number, loud: number, from: number, to: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(on, at, length, loud));
  source.start(at);
}

function fading(on: AudioContext, at: number, length: number, loud: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(on.destination);
  return volume;
}

const HEARD: readonly [RegExp, Sound][] = [
  [/^(Burnt|BurntOut|Ignited|Exploded|Cursed)$/, 'fire'],
  [/^(Fell|Collapsed|Hung|Cracked|Failed|Punctured|IncidentSuffered|SentToMedic)$/, 'fall'],
  [/^(Thrown|StartThrown|Rolled|PelotonRolled|RiskRolled|CobblesRolled|PunctureRolled|StarterRolled)$/, 'die'],
  [/^(Revealed|PlayedFaceDown|Placed|BasePlaced|Stacked|TileDrawn|Drew|CardShown|Exhausted)$/, 'card'],
];

/** What an event sounds like, by its type; most make no sound. */
export const soundOf = (type: string): Sound | null => HEARD.find(([types]) => types.test(type))?.[1] ?? null;

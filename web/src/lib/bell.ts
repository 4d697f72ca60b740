import { prefs } from './prefs.svelte';

let context: AudioContext | undefined;

/** A bicycle bell: two short strokes. Only if the player wants sound; made here, nothing is loaded. */
export function ring(): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    for (const [at, pitch] of [
      [0, 2093],
      [0.13, 2093],
      [0.13, 2637],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.06, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.42);
    }
  } catch {
    // A browser without sound still plays.
  }
}

let context: AudioContext | undefined;

/** Short sounds without a file: a tick, a chime of a win. */
const notes = {
  tick: [[520, 0, 0.05]],
  win: [
    [660, 0, 0.12],
    [880, 0.1, 0.14],
    [1320, 0.22, 0.22],
  ],
} as const;

/** Plays a sound, if the player has turned it on. */
export const playSound = (name: keyof typeof notes, isOn: boolean): void => {
  if (!isOn) return;
  context ??= new AudioContext();
  for (const [pitch, after, length] of notes[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + after;
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
};

// Rulesets and tables of the player's own, opened from a zip and kept on this device.
import { program, restartCounter } from './core.js';
import { load, remove, save, set, setting } from './store.js';
import { readZip } from './zip.js';

/** The opened folders: name, whether it has tables rather than a ruleset, and the rulesets that it is for. */
export function folders() {
  return load('folders', []);
}

/** The folder whose tables are used with the ruleset, if any. */
export function tablesInUse(ruleset) {
  const name = setting(`tables.${ruleset}`, '');
  return packsOf(ruleset).includes(name) ? name : '';
}

/** The names of the folders with tables of the ruleset. */
export function packsOf(ruleset) {
  return folders().filter((one) => one.tables && one.rulesets.includes(ruleset)).map((one) => one.name);
}

/** Opens a zip, in place of a folder of the same name; resolves to what the program says of it, or to an error. */
export async function openZip(file) {
  const { error, name, files } = await readZip(file);
  if (error) return { error };
  const answer = await program.ask('openFolder', name, files);
  if (answer.error) return answer;
  save(`folder.${name}`, files);
  save('folders', [...folders().filter((one) => one.name !== name), answer]);
  if (answer.tables) answer.rulesets.forEach((ruleset) => set(`tables.${ruleset}`, name));
  restartCounter();
  return answer;
}

export async function removeFolder(name) {
  save('folders', folders().filter((one) => one.name !== name));
  remove(`folder.${name}`);
  await program.ask('closeFolder', name);
  restartCounter();
}

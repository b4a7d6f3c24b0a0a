// Two d6 from a dice library, so many times: node roll.cjs LIBRARY COUNT. Without a library, a bare start of node.
'use strict';
const [library, count] = [process.argv[2], Number(process.argv[3] || 1)];
const rollers = {
  '@dice-roller/rpg-dice-roller': (module) => () => new module.DiceRoll('2d6').total,
  'roll-parser': (module) => () => module.parseAndRoll('2d6').value,
};
const roll = library ? rollers[library](require(library)) : () => 'hello';
let out = '';
for (let i = 0; i < count; i++) {
  out += roll() + '\n';
  if (out.length > 65536) {
    process.stdout.write(out);
    out = '';
  }
}
process.stdout.write(out);

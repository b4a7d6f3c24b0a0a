// Holds the compiled core against the command line: node equal.js CORE QUESTIONS, a JSON object on each line of QUESTIONS
// (written by grognard.page.PageQuestions) with a method, its arguments, and what the command line prints.
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runInThisContext } from 'node:vm';

const [, , core, questions] = process.argv;
runInThisContext(readFileSync(core, 'utf8')); // its methods become global, as in a worker

/** The part of an answer that the command line prints, or writes into the journal of a game. */
function record(text) {
  const answer = JSON.parse(text);
  if (answer.error) return `grognard: ${answer.error.message}\n`;
  return [answer.records, answer.record].find((one) => typeof one === 'string') ?? text;
}

/** A game's errors have no column, since nothing was typed. */
function plain(method, text) {
  return method.startsWith('game') && text.startsWith('grognard:') ? text.replace(/column \d+: /, '') : text;
}

let equal = 0;
let refused = 0;
const different = [];
for await (const line of createInterface({ input: createReadStream(questions) })) {
  const { method, args, printed, whole } = JSON.parse(line);
  const text = globalThis[method](...args);
  if (printed === '' && method.startsWith('game')) continue; // opens a game, or asks what only the page asks
  const answered = whole ? text : plain(method, record(text));
  if (answered === plain(method, printed)) equal++;
  else different.push({ method, args, printed, answered });
  if (!printed.startsWith('{')) refused++;
}
for (const one of different.slice(0, 5)) console.error(JSON.stringify(one).slice(0, 3000));
console.log(`${equal} of ${equal + different.length} answers equal the command line's, ${refused} of them refusals`);
process.exit(equal > 0 && different.length === 0 ? 0 : 1);

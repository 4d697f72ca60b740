// Copies the texts that live elsewhere in the house into src/generated, where Vite splits them by game and language:
// message catalogues (.properties) become flat JSON, rule catalogues (docs/rules/*.md) become sections and rules.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBoard, readProfiles, readRaces, readStages } from './courses.mjs';
import { setFrench } from './french.mjs';
import { readCourse } from './lessons.mjs';
import { parseProperties } from './properties.mjs';
import { parseRules } from './rules.mjs';
import { readStudy } from './studies.mjs';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const house = resolve(web, '..');
const out = join(web, 'src', 'generated');

function files(folder, pattern) {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort()
        .map((name) => join(folder, name))
    : [];
}

function write(folder, name, value) {
  const path = join(out, folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const text = JSON.stringify(value);
  // An unchanged file keeps its date, so that a running dev server does not reload for nothing.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return path;
}

const kept = new Set();
const properties = [
  ...files(join(house, 'wire/src/main/resources/musette/words'), /_(en|fr)\.properties$/),
  ...files(join(house, 'games/src/main/resources/musette/words'), /_(en|fr)\.properties$/),
];
for (const path of properties) {
  const name = path
    .split('/')
    .pop()
    .replace(/\.properties$/, '.json');
  kept.add(write('words', name, parseProperties(readFileSync(path, 'utf8'), path)));
}

// Every page needs the words of the interface, and what the games say of themselves (not their whole catalogues): one file.
for (const language of ['en', 'fr']) {
  const abouts = {
    ...parseProperties(readFileSync(join(house, `wire/src/main/resources/musette/words/common_${language}.properties`), 'utf8')),
  };
  for (const path of files(join(house, 'games/src/main/resources/musette/words'), new RegExp(`_${language}\\.properties$`))) {
    const game = path
      .split('/')
      .pop()
      .replace(/_..\.properties$/, '');
    for (const [key, text] of Object.entries(parseProperties(readFileSync(path, 'utf8'), path))) {
      if (key.startsWith('about.')) abouts[`${game}.${key}`] = text;
    }
  }
  const ui = parseProperties(readFileSync(join(web, `src/words/ui_${language}.properties`), 'utf8'));
  kept.add(write('words', `page_${language}.json`, { ...abouts, ...ui }));
}

for (const path of files(join(house, 'docs/rules'), /\.md$/)) {
  const [game, language = 'en'] = path.split('/').pop().replace(/\.md$/, '').split('.');
  const book = parseRules(readFileSync(path, 'utf8'));
  kept.add(write('rules', `${game}_${language}.json`, language === 'fr' ? setFrench(book) : book));
}

for (const path of files(join(house, 'docs/studies'), /\.json$/)) {
  kept.add(write('studies', path.split('/').pop(), readStudy(JSON.parse(readFileSync(path, 'utf8')))));
}

const data = join(house, 'games/src/main/resources/musette/games');
const dataFiles = (folder, pattern) =>
  readdirSync(join(data, folder), { recursive: true })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => readFileSync(join(data, folder, name), 'utf8'));
kept.add(write('courses', 'flamme-rouge.json', readStages(dataFiles('flammerouge', /stages\.txt$/)[0])));
kept.add(write('courses', 'leader-1.json', readRaces(dataFiles('leader1', /courses\.txt$/)[0])));
kept.add(write('courses', 'pace-wheel.json', readProfiles(dataFiles('pacewheel', /courses\.txt$/)[0])));
const boards = dataFiles('tourdefrance', /\.board$/).map(readBoard);
kept.add(write('courses', 'tour-de-france.json', { courses: Object.assign({}, ...boards) }));

// What a list shows of the lessons is apart from them: the lists need not wait for the positions.
const lists = {};
for (const game of readdirSync(join(house, 'lessons'), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const scenario = (name) => {
    const path = join(house, 'games/src/test/resources/scenarios', game.name, `${name}.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  const course = readCourse(
    files(join(house, 'lessons', game.name), /\.json$/).map((path) => [path.split('/').pop().slice(0, -5), readFileSync(path, 'utf8')]),
    scenario,
    (problem) => console.warn(`content: ${game.name}: ${problem}`),
  );
  kept.add(write('lessons', `${game.name}.json`, course));
  lists[game.name] = course.map(({ id, title, rules, tasks }) => ({ id, title, rules, tasks: tasks.length }));
}
kept.add(write('lessons', 'lists.json', lists));

for (const folder of ['words', 'rules', 'studies', 'courses', 'lessons']) {
  for (const path of files(join(out, folder), /\.json$/)) if (!kept.has(path)) rmSync(path);
}
console.log(`content: ${kept.size} files of words, rules and courses`);

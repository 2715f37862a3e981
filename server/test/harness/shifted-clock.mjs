// Loaded before a server's own code: its clock is wrong by as many milliseconds as the file says, which is read again at SIGUSR2.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE;
const RealDate = Date;
let shift = 0;

const read = () => {
  shift = Number(readFileSync(String(file), 'utf8'));
};
const now = () => RealDate.now() + shift;

// Processes that a server starts have no such setting.
if (file) {
  read();
  process.on('SIGUSR2', read);
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, target) => Reflect.construct(date, given.length > 0 ? given : [now()], target),
    apply: () => new RealDate(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}

/** Says how far something is. */
export interface Progress {
  begin(what: string, total: number): Step;
}

interface Step {
  add(count: number): void;
  end(): void;
}

interface Screen {
  isTTY?: boolean;
  write(text: string): void;
}

/** On a terminal one line that changes; in a file a line for each tenth. */
export const openProgress = (screen: Screen): Progress => ({
  begin(what, total) {
    let done = 0;
    let told = -1;
    const tell = () => {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      const due = screen.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (due === told) return;
      told = due;
      const line = `${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${percent} %)`;
      screen.write(screen.isTTY ? `\r${line}` : `${line}\n`);
    };
    return {
      add(count) {
        done += count;
        tell();
      },
      end() {
        tell();
        if (screen.isTTY) screen.write('\n');
      },
    };
  },
});

export const silent: Progress = { begin: () => ({ add: () => undefined, end: () => undefined }) };

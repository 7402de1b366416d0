/**
 * Standard output for log lines, written once per turn of the event loop: a system call for each line would be a fifth of
 * the cost of a list page.
 */
export function logStream(): { write(line: string): void } {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines) process.stdout.write(lines);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (!waiting) setImmediate(flush);
      waiting += line;
    },
  };
}

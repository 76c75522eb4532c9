import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs "$@" and signals it when our end of the pipe closes, which the kernel does for us even when
 * this process is killed with SIGKILL. Without it the program would outlive us.
 */
const UNTIL_PARENT_DIES = `signal=$1; shift
exec 3<&0
"$@" </dev/null 3<&- & child=$!
{ read -r _ <&3; kill -$signal $child; } 2>/dev/null & watcher=$!
wait $child; status=$?
{ kill $watcher; wait $watcher; } 2>/dev/null
exit $status`;

type Options = {
  /** What makes the program stop without waiting for its clients. */
  signal?: 'INT' | 'TERM';
} & Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;

/** A program that never outlives this process. Its output can be read from stdout and stderr. */
export function spawnTied(command: string[], { signal = 'TERM', ...options }: Options = {}) {
  const child: ChildProcess = spawn('sh', ['-c', UNTIL_PARENT_DIES, 'sh', signal, ...command], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C in the terminal reaches us first, and we close in order.
    detached: true,
  });
  child.once('exit', () => child.stdin?.destroy());
  child.stdin?.on('error', () => undefined);
  return child;
}

/** Signals the program and waits for its end. */
export function stopTied(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once('exit', () => resolve());
    else resolve();
    child.stdin?.destroy();
  });
}

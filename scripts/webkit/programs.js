import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Starts a virtual display and WebKit's WebDriver on it. `stop` ends both.
 * @param {import('../browsers.js').WebKit} webkit
 */
export async function startPrograms({ driver, display }) {
  const screen = spawn(
    display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await firstLine(screen);

  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    // Without a graphics card, rendering with DMA buffers takes two to three times as long.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const driverUrl = `http://127.0.0.1:${port}`;
  const running = [server, screen];

  const stop = async () => {
    for (const program of running) {
      if (program.exitCode !== null || program.signalCode !== null) continue;
      program.kill();
      await once(program, 'exit');
    }
  };
  // Also ends the programs if the run is interrupted.
  process.once('exit', () => running.forEach((program) => program.kill()));

  await untilReady(driverUrl);
  return { driverUrl, stop };
}

/**
 * The display writes its number to the fourth stream when it accepts connections.
 * @param {import('node:child_process').ChildProcess} screen
 */
async function firstLine(screen) {
  const stream = screen.stdio[3];
  if (!stream) throw new Error('The display has no stream for its number');
  const said = once(stream, 'data').then(([line]) => String(line).trim());
  const ended = once(screen, 'exit').then(() => {
    throw new Error('The display for WebKit ended before it was ready');
  });
  return Promise.race([said, ended]);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** @param {string} driverUrl */
async function untilReady(driverUrl) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`${driverUrl}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not answer within 20 seconds');
}

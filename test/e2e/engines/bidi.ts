/** Sends one command of WebDriver BiDi and gives its result. */
export type Send = (method: string, parameters?: object) => Promise<Record<string, unknown>>;

/** A connection to a browser over WebDriver BiDi. */
export interface BidiConnection {
  readonly send: Send;
  close(): void;
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to `address`. Rejects where nobody answers there. */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let sent = 0;

  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('The browser takes no connection'));
  });
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const { id = -1, type, result = {}, error, message } = JSON.parse(data) as Answer;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(`The browser refused ${asked.method}: ${error}: ${message}`));
  };
  socket.onclose = () => {
    for (const { method, reject } of waiting.values()) {
      reject(new Error(`The browser ended during ${method}`));
    }
  };

  return {
    send: (method, parameters = {}) =>
      new Promise((resolve, reject) => {
        sent += 1;
        waiting.set(sent, { method, resolve, reject });
        socket.send(JSON.stringify({ id: sent, method, params: parameters }));
      }),
    close: () => socket.close(),
  };
}

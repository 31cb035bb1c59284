import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ForeignHost {
  port: number;
  /** The file it serves. */
  file: string;
  /** Paths that were requested. */
  asked: string[];
  stop(): Promise<void>;
}

/** A foreign host in this process: it has one file, one redirect to a host that is not configured, and nothing else. */
export async function startForeignHost(): Promise<ForeignHost> {
  const asked: string[] = [];
  const file = "%PDF-1.7 of another host";
  const server = createServer(({ url = "" }, answer) => {
    asked.push(url);
    if (url === "/moved.pdf") answer.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
    else if (url === "/bodem.pdf") answer.writeHead(200, { "content-length": file.length }).end(file);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    ...{ file, asked, port: (server.address() as AddressInfo).port },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

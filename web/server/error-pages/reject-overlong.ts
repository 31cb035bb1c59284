import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { prefixLanguage } from "../../app/i18n/language-of-path";
import type { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { themeOf } from "../../app/shell/chrome/theme";
import { renderErrorPage } from "./error-page";

interface UnreadError extends Error {
  code?: string;
  /** The last packet of the request. */
  rawPacket?: Buffer;
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Replaces Node's empty answer to a request that it cannot parse. An address of a hundred thousand letters, such as an
 * area with ten thousand corners, gets the page that any unreadable address gets.
 */
export function rejectOverlong({ replica, styles }: { replica: ReplicaHolder; styles: string }) {
  return ({ code = "", rawPacket }: UnreadError, socket: Duplex): void => {
    if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statuses[code] ?? 400;
    const [, path = ""] = /^[A-Z]+ (\/[^? ]{0,200})/.exec(rawPacket?.toString("latin1", 0, 300) ?? "") ?? [];
    const { current } = replica;
    const language = prefixLanguage(path, current.enabledLanguages) ?? current.defaultLanguage;
    const config = current.tree(language)?.config;
    const html = renderErrorPage(
      { code: "BAD_ADDRESS" },
      {
        language,
        agency: { agencyName: config?.agencyName ?? "", phone: config?.phone ?? "" },
        theme: config ? themeOf(config) : {},
        styles,
        again: null,
      },
    );
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: text/html; charset=utf-8",
      "Content-Security-Policy: default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'",
      "X-Content-Type-Options: nosniff",
      "Cache-Control: no-store",
      "Connection: close",
      `Content-Length: ${Buffer.byteLength(html)}`,
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${html}`);
  };
}

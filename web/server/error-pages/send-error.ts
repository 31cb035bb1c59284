import type { Request, Response } from "express";
import { errors } from "@gevel/config";
import { prefixLanguage } from "../../app/i18n/language-of-path";
import type { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { themeOf } from "../../app/shell/chrome/theme";
import { messagesIn, renderErrorPage, type ErrorPageInput } from "./error-page";

/** Answers a request for which no page is made. `Retry-After` agrees with the text of the page. */
export type SendError = (req: Request, res: Response, error: ErrorPageInput) => void;

/** Requested by scripts and stylesheets: nobody would read a page. */
const forPrograms = /^[^?]*\.(data|json|js|css|xml|txt|ics)(\?|$)|^\/(api|hooks|pictures|assets)\//;

export function createSendError({ replica, styles }: { replica: ReplicaHolder; styles: string }): SendError {
  return (req, res, error) => {
    const { status, messageId } = errors[error.code];
    const { current } = replica;
    const language =
      prefixLanguage(req.url.split("?", 1)[0] ?? "", current.enabledLanguages) ?? current.defaultLanguage;
    res.status(status).set("Cache-Control", "no-store");
    if (error.wait !== undefined) res.set("Retry-After", String(error.wait));
    const send = (type: "text" | "html", body: string) => {
      res.type(type);
      if (!error.unread) return void res.send(body);
      res.set({ Connection: "close", "Content-Length": String(Buffer.byteLength(body)) }).write(body);
    };
    if (forPrograms.test(req.url))
      return send("text", `${status}: ${messagesIn(language).formatMessage({ id: messageId })}\n`);
    const config = current.tree(language)?.config;
    const html = renderErrorPage(error, {
      language,
      agency: { agencyName: config?.agencyName ?? "", phone: config?.phone ?? "" },
      theme: config ? themeOf(config) : {},
      styles,
      again: req.method === "GET" || req.method === "HEAD" ? req.url : null,
    });
    send("html", html);
  };
}

import type { Request, Response } from "express";
import { errors } from "@gevel/config";
import { prefixLanguage } from "../../app/i18n/language-of-path";
import type { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { themeOf } from "../../app/shell/chrome/theme";
import { wordsIn } from "./refusal-words";
import { refusalPage, type Refusal } from "./refusal-page";

/** Answers a request that no page is made for. Says in `Retry-After` what the page says in words. */
export type Refuse = (req: Request, res: Response, refusal: Refusal) => void;

/** What scripts and style sheets ask for: a page would be read by nobody. */
const forPrograms = /^[^?]*\.(data|json|js|css|xml|txt|ics)(\?|$)|^\/(api|hooks|pictures|assets)\//;

export function createRefuse({ replica, styles }: { replica: ReplicaHolder; styles: string }): Refuse {
  return (req, res, refusal) => {
    const { status, messageId } = errors[refusal.code];
    const { current } = replica;
    const language =
      prefixLanguage(req.url.split("?", 1)[0] ?? "", current.enabledLanguages) ?? current.defaultLanguage;
    res.status(status).set("Cache-Control", "no-store");
    if (refusal.wait !== undefined) res.set("Retry-After", String(refusal.wait));
    const send = (type: "text" | "html", body: string) => {
      res.type(type);
      if (!refusal.unread) return void res.send(body);
      res.set({ Connection: "close", "Content-Length": String(Buffer.byteLength(body)) }).write(body);
    };
    if (forPrograms.test(req.url))
      return send("text", `${status}: ${wordsIn(language).formatMessage({ id: messageId })}\n`);
    const config = current.tree(language)?.config;
    const html = refusalPage(refusal, {
      language,
      agency: { agencyName: config?.agencyName ?? "", phone: config?.phone ?? "" },
      theme: config ? themeOf(config) : {},
      styles,
      again: req.method === "GET" || req.method === "HEAD" ? req.url : null,
    });
    send("html", html);
  };
}

import { expect, it } from "vitest";
import routes from "../app/routes";
import { createLog } from "./log";

const tokenRoutes = routes.flatMap(({ path }) => (path?.includes(":token") ? [path] : []));

it.each(tokenRoutes)("Q-3 the log contains no token of /%s, in any field", (path) => {
  const address = `/${path.replace(":language", "nl").replace(":page", "by-mail").replace(":token", "SECRET")}`;
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  log.child({ url: address }).info({ err: new Error(`nothing at ${address}`), referer: address }, address);
  expect(lines.join()).toContain("nothing at");
  expect(lines.join()).not.toContain("SECRET");
});

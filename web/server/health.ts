import type { RequestHandler } from "express";
import type { ReplicaHolder } from "../app/replica/replica-holder.server";

/** 200 as long as there is content to serve: a CMS that is away is told, not fatal (ERR-2). */
export const answerHealth =
  (replica: ReplicaHolder): RequestHandler =>
  (_req, res) => {
    const { revision, checkedAt, catalog } = replica.current;
    const age = checkedAt === null ? null : Math.round((Date.now() - checkedAt.getTime()) / 1000);
    res
      .status(replica.ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({
        status: replica.ready ? "ok" : "empty",
        revision,
        age,
        cms: replica.cmsReachable ? "up" : "down",
        listings: catalog.size,
      });
  };

import type { RequestHandler } from "express";
import type { ReplicaHolder } from "../app/replica/replica-holder.server";

/** Number of queued items: waiting for delivery to the CMS, and for a person to check. */
export interface QueueState {
  waiting: number;
  refused: number;
}

interface Queues {
  leads: { readonly state: QueueState };
  /** Batches of page views. */
  views: { readonly state: QueueState };
}

/** 200 as long as there is content to serve: a CMS that is down and a full disk are reported, not fatal (ERR-2). */
export const answerHealth =
  (replica: ReplicaHolder, { leads, views }: Queues): RequestHandler =>
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
        replica: replica.isWritten ? "ok" : "not written",
        listings: catalog.size,
        leads: leads.state,
        views: views.state,
      });
  };

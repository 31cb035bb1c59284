import { createHash } from "node:crypto";
import type { Lead } from "@gevel/config";
import { testSecret } from "./boot-cms.js";

/** A submission of its own for every name. */
export const leadOf = (name: string, given: Partial<Lead> = {}): Lead => ({
  key: createHash("sha256").update(name).digest("hex"),
  form: "site-contact",
  language: "nl",
  page: "/nl/contact/",
  privacyVersion: "2026-05-01",
  listing: null,
  data: {
    title: "ms",
    firstName: "An",
    lastName: "Peeters",
    email: "an@visitor.example",
    phone: "0470123456",
    remark: "Is er een tuin?",
  },
  ...given,
});

/** Delivers a lead as the site does. */
export const sendLead = ({ url }: { url: string }, lead: Lead, secret = testSecret("REPLICA_SECRET")) =>
  fetch(`${url}/api/leads`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(lead),
  });

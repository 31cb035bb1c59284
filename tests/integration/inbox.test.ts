import { describe } from "vitest";
import { databases } from "../support/databases.js";
import { inboxApp } from "../support/inbox-app.js";
import { leadSearchTests } from "./inbox/lead-search.js";
import { leadPermissionTests } from "./inbox/lead-permissions.js";
import { leadHandlingTests } from "./inbox/lead-handling.js";

/** One app for all tests of the inbox: starting one takes longer than the tests. */
describe.each(databases("sql"))("the lead inbox on $name", ({ boot }) => {
  const app = inboxApp(boot);
  leadSearchTests(app);
  leadHandlingTests(app);
  leadPermissionTests(app);
});

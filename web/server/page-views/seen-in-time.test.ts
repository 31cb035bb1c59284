import { expect, it } from "vitest";
import { refreshes } from "../../app/portal/live/use-live-portal";
import { minViewMs } from "../../app/properties/detail/count-view";
import { defaultDelays } from "./open-page-views";

it("OWNER-5 a page view appears in an open portal within ten seconds, one of them for processing", () => {
  expect(minViewMs + defaultDelays.least + refreshes.isVisitorActive).toBeLessThanOrEqual(9_000);
});

import { expect, it } from "vitest";
import { refreshes } from "../../app/portal/live/use-live-portal";
import { minViewMs } from "../../app/properties/detail/count-view";
import { defaultDelays } from "./deliver-views";

it("OWNER-5 a visit stands in the portal of who watches it within ten seconds, one of them for what is done on the way", () => {
  expect(minViewMs + defaultDelays.least + refreshes.isVisitorActive).toBeLessThanOrEqual(9_000);
});

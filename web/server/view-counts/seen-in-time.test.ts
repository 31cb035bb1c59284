import { expect, it } from "vitest";
import { refreshes } from "../../app/portal/live/use-live-portal";
import { lookMs } from "../../app/properties/detail/count-view";
import { usualPauses } from "./hand-over-views";

it("OWNER-5 a visit stands in the portal of who watches it within ten seconds, one of them for what is done on the way", () => {
  expect(lookMs + usualPauses.least + refreshes.watched).toBeLessThanOrEqual(9_000);
});

import { describe, expect, it } from "vitest";
import { portalFixture } from "./portal-fixture";
import { portalView, readPortalView } from "./portal-view";

describe("the screen of the portal", () => {
  it("OWNER-2 is the only listing at once, and with several the chosen one", () => {
    expect(portalView(portalFixture([{ id: 7 }]), null)?.home?.id).toBe(7);
    const several = portalFixture([{ id: 7 }, { id: 8 }]);
    expect(portalView(several, null)).toMatchObject({ home: null, homes: [{ id: 7, viewsToday: 3 }, { id: 8 }] });
    expect(portalView(several, 8)?.home?.id).toBe(8);
    expect(portalView(portalFixture([]), null)).toMatchObject({ home: null, homes: [] });
  });

  it("OWNER-3 is empty for somebody else's listing", () => {
    for (const id of [0, 9, -7, Number.MAX_SAFE_INTEGER]) expect(portalView(portalFixture([{ id: 7 }]), id)).toBeNull();
  });

  it("OWNER-2 accepts only a response of its own", () => {
    const view = portalView(portalFixture([{}]), null);
    expect(readPortalView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    for (const body of [null, "", [], { problem: "nobody" }, { homes: [], at: 3, home: null }])
      expect(readPortalView(body)).toBeNull();
  });
});

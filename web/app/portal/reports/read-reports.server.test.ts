import { AppError } from "@gevel/config";
import { expect, it } from "vitest";
import { ownReports, ownerSession, ownerSite } from "../live/owner-site.fixture";
import { readReports } from "../../pages/portal.server";

it("OWNER-8 the portal loads without reports where they fail to load, and the log has the cause", async () => {
  const site = ownerSite();
  expect(await readReports(site.context, ownerSession)).toEqual(ownReports);
  expect(site.cms.ownReports).toHaveBeenCalledWith(ownerSession);
  const broken = ownerSite({ ownReports: async () => Promise.reject(new AppError("API_ERROR")) });
  expect(await readReports(broken.context, ownerSession)).toBeNull();
  expect(broken.log.error).toHaveBeenCalledOnce();
});

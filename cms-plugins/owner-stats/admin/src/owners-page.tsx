import { StaffPage, type StaffPageProps } from "@gevel/core/screens";
import { OwnersNav } from "./owners-nav";

/** One of the parts about owners, below what all of them have. */
export function OwnersPage(page: Omit<StaffPageProps, "tabs">) {
  return <StaffPage {...page} tabs={<OwnersNav />} />;
}

import { StaffPage, type StaffPageProps } from "@gevel/core/screens";
import { LeadsNav } from "./leads-nav";

/** One of the parts of the leads, below what all of them have. */
export function LeadsPage(page: Omit<StaffPageProps, "tabs">) {
  return <StaffPage {...page} tabs={<LeadsNav />} />;
}

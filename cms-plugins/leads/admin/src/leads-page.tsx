import { StaffPage, type StaffPageProps } from "@gevel/kit/screens";
import { PartsNav } from "./parts-nav";

/** One of the parts of the leads, below what all of them have. */
export function LeadsPage(page: Omit<StaffPageProps, "parts">) {
  return <StaffPage {...page} parts={<PartsNav />} />;
}

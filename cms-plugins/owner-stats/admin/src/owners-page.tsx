import { StaffPage, type StaffPageProps } from "@gevel/kit/screens";
import { OwnersNav } from "./owners-nav";

/** One of the parts about owners, below what all of them have. */
export function OwnersPage(page: Omit<StaffPageProps, "parts">) {
  return <StaffPage {...page} parts={<OwnersNav />} />;
}

import { Page } from "@strapi/strapi/admin";
import { IncompletePage } from "./incomplete-page";
import { readListingsPermission } from "./permissions";

export default function IncompleteApp() {
  return (
    <Page.Protect permissions={[readListingsPermission]}>
      <IncompletePage />
    </Page.Protect>
  );
}

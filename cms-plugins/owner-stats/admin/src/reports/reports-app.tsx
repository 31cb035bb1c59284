import { Page } from "@strapi/strapi/admin";
import { seeingReports } from "./report-rights";
import { ReportsPage } from "./reports-page";

export default function ReportsApp() {
  return (
    <Page.Protect permissions={seeingReports}>
      <ReportsPage />
    </Page.Protect>
  );
}

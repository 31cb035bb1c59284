import { Page } from "@strapi/strapi/admin";
import { StatisticsPage } from "./statistics-page";
import { seeingStatistics } from "./statistics-rights";

export default function StatisticsApp() {
  return (
    <Page.Protect permissions={seeingStatistics}>
      <StatisticsPage />
    </Page.Protect>
  );
}

import { Page } from "@strapi/strapi/admin";
import { Route, Routes } from "react-router-dom";
import { CalendarsPage } from "./calendars-page";
import { makingCalendars, seeingVisits } from "./visit-rights";
import { WeekPage } from "./week-page";

export default function VisitsApp() {
  return (
    <Page.Protect permissions={seeingVisits}>
      <Routes>
        <Route index element={<WeekPage />} />
        <Route
          path="calendars"
          element={
            <Page.Protect permissions={makingCalendars}>
              <CalendarsPage />
            </Page.Protect>
          }
        />
      </Routes>
    </Page.Protect>
  );
}

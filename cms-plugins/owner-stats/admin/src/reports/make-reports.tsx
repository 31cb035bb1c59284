import { AskFirst } from "@gevel/kit/screens";
import { Button } from "@strapi/design-system";
import { useReportTexts } from "./texts/use-report-texts";

interface MakeReportsProps {
  month: string;
  owners: number;
  make: () => void;
}

/** One click for all, after it has been said what that does. */
export function MakeReports({ month, owners, make }: MakeReportsProps) {
  const { text } = useReportTexts();
  const label = text("owner-stats.reports.make");
  return (
    <AskFirst
      title={label}
      what={text("owner-stats.reports.makeWhat", { month, owners })}
      keep={text("owner-stats.reports.cancel")}
      go={label}
      onGo={make}
    >
      <Button>{label}</Button>
    </AskFirst>
  );
}

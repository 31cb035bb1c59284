import { ConfirmDialog } from "@gevel/core/screens";
import { Button } from "@strapi/design-system";
import { useReportMessages } from "./messages/use-report-messages";

interface MakeReportsProps {
  month: string;
  owners: number;
  make: () => void;
}

/** One click for all, after it has been said what that does. */
export function MakeReports({ month, owners, make }: MakeReportsProps) {
  const { text } = useReportMessages();
  const label = text("owner-stats.reports.make");
  return (
    <ConfirmDialog
      title={label}
      what={text("owner-stats.reports.makeWhat", { month, owners })}
      cancelLabel={text("owner-stats.reports.cancel")}
      confirmLabel={label}
      onConfirm={make}
    >
      <Button>{label}</Button>
    </ConfirmDialog>
  );
}

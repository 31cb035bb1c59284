import { Button, Dialog } from "@strapi/design-system";
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
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{label}</Dialog.Header>
        <Dialog.Body>{text("owner-stats.reports.makeWhat", { month, owners })}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {text("owner-stats.reports.cancel")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={make}>
              {label}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

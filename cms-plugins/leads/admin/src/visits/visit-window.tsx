import { formatPhone, phoneHref, type ShownSlot, type StaffVisit } from "@gevel/config";
import { Flex, Link, Modal, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useVisitTexts } from "./texts/use-visit-texts";
import { MoveVisit } from "./move-visit";
import { useChange } from "./use-change";
import { VisitButtons } from "./visit-buttons";
import { VisitNote } from "./visit-note";
import { changingVisits } from "./visit-rights";

interface VisitWindowProps {
  visit: StaffVisit;
  slots: readonly ShownSlot[];
  again: () => void;
  close: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography variant="sigma" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="div">{children}</Typography>
    </Flex>
  );
}

/** All of a visit, and what staff do with it. */
export function VisitWindow({ visit, slots, again, close }: VisitWindowProps) {
  const { text, longDay } = useVisitTexts();
  const navigate = useNavigate();
  const { allowedActions } = useRBAC(changingVisits);
  const change = useChange(visit.documentId, again);
  const { slot, name, phone, email, home, reference, agent, wishes, lead, state } = visit;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : close())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Fact label={text("leads.visits.when")}>
              {slot ? `${longDay(slot.day)}, ${slot.from}–${slot.until}` : text("leads.visits.anyTime")} ·{" "}
              {text(`leads.visits.state.${state}`)}
            </Fact>
            {wishes.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            <Fact label={text("leads.visits.who")}>
              <Flex gap={4} wrap="wrap">
                {phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>}
                {email && <Link href={`mailto:${email}`}>{email}</Link>}
              </Flex>
            </Fact>
            <Fact label={text("leads.visits.home")}>
              {[home?.title || reference, home?.place].filter(Boolean).join(", ")}
              {home?.isGone ? ` (${text("leads.visits.gone")})` : ""}{" "}
              {home?.url && (
                <Link href={home.url} isExternal>
                  {text("leads.visits.seeHome")}
                </Link>
              )}
            </Fact>
            {agent && <Fact label={text("leads.visits.agent")}>{agent}</Fact>}
            <Link tag="button" onClick={() => navigate(`/plugins/leads/inbox/${lead}`)}>
              {text("leads.visits.seeLead")}
            </Link>
            {allowedActions["canChange"] && (
              <>
                <VisitButtons visit={visit} change={change} />
                <MoveVisit visit={visit} slots={slots} change={change} />
                <VisitNote visit={visit} change={change} />
              </>
            )}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

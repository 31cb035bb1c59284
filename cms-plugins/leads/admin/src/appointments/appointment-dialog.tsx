import { formatPhone, phoneHref, type SlotOption, type StaffAppointment } from "@gevel/config";
import { Flex, Link, Modal, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useAppointmentMessages } from "./messages/use-appointment-messages";
import { MoveAppointment } from "./move-appointment";
import { useChangeAppointment } from "./use-change-appointment";
import { AppointmentButtons } from "./appointment-buttons";
import { AppointmentNote } from "./appointment-note";
import { changePermissions } from "./appointment-permissions";

interface AppointmentDialogProps {
  appointment: StaffAppointment;
  slots: readonly SlotOption[];
  reload: () => void;
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
export function AppointmentDialog({ appointment, slots, reload, close }: AppointmentDialogProps) {
  const { text, longDay } = useAppointmentMessages();
  const navigate = useNavigate();
  const { allowedActions } = useRBAC(changePermissions);
  const change = useChangeAppointment(appointment.documentId, reload);
  const { slot, name, phone, email, home, reference, agent, preferences, lead, state } = appointment;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : close())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Fact label={text("leads.appointments.when")}>
              {slot ? `${longDay(slot.day)}, ${slot.from}–${slot.until}` : text("leads.appointments.anyTime")} ·{" "}
              {text(`leads.appointments.state.${state}`)}
            </Fact>
            {preferences.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            <Fact label={text("leads.appointments.who")}>
              <Flex gap={4} wrap="wrap">
                {phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>}
                {email && <Link href={`mailto:${email}`}>{email}</Link>}
              </Flex>
            </Fact>
            <Fact label={text("leads.appointments.listing")}>
              {[home?.title || reference, home?.place].filter(Boolean).join(", ")}
              {home?.isGone ? ` (${text("leads.appointments.gone")})` : ""}{" "}
              {home?.url && (
                <Link href={home.url} isExternal>
                  {text("leads.appointments.seeListing")}
                </Link>
              )}
            </Fact>
            {agent && <Fact label={text("leads.appointments.agent")}>{agent}</Fact>}
            <Link tag="button" onClick={() => navigate(`/plugins/leads/inbox/${lead}`)}>
              {text("leads.appointments.seeLead")}
            </Link>
            {allowedActions["canChange"] && (
              <>
                <AppointmentButtons appointment={appointment} change={change} />
                <MoveAppointment appointment={appointment} slots={slots} change={change} />
                <AppointmentNote appointment={appointment} change={change} />
              </>
            )}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

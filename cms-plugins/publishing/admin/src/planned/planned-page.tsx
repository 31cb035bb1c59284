import { isLanguage, languageNames, type Planned } from "@gevel/config";
import { DataTable, EmptyState, StaffPage } from "@gevel/core/screens";
import { Badge, Box, Link, Td, TextButton, Tr, Typography } from "@strapi/design-system";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import { errorMessage, usePlanned, usePublishingActions } from "../publishing-api";
import { useMessages } from "../use-messages";
import { formOf } from "./edit-path";

const columns = ["what", "happens", "when", "by"] as const;

function PlannedRow({ planned, callOff }: { planned: Planned; callOff: (planned: Planned) => void }) {
  const { text, dateTime } = useMessages();
  const { formatMessage } = useIntl();
  const { title, typeName, locale, action, at, by, problems } = planned;
  const isFailed = problems.length > 0;
  const happens = text(`publishing.plans.${action}`);
  const kind = formatMessage({ id: typeName, defaultMessage: typeName });
  return (
    <Tr>
      <Td>
        <Box paddingTop={2} paddingBottom={2} style={{ whiteSpace: "normal" }}>
          <Link tag={RouterLink} to={formOf(planned)}>
            {title || planned.documentId}
          </Link>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {isLanguage(locale) ? `${kind} · ${languageNames[locale]}` : kind}
          </Typography>
        </Box>
      </Td>
      <Td style={{ whiteSpace: "normal" }}>
        <Typography tag="p">{happens}</Typography>
        {isFailed && (
          <Badge size="S" textColor="danger700" backgroundColor="danger100">
            {text("publishing.plans.failed")}
          </Badge>
        )}
        {problems.map(({ field, message }) => (
          <Typography key={`${field} ${message}`} variant="pi" textColor="danger700" tag="p">
            {field === null
              ? message
              : `${formatMessage({
                  id: `content-manager.content-types.${planned.uid}.${field}`,
                  defaultMessage: field,
                })}: ${message}`}
          </Typography>
        ))}
      </Td>
      <Td style={{ whiteSpace: "normal" }}>
        <Typography>{dateTime(at)}</Typography>
      </Td>
      <Td>
        <Typography>{by}</Typography>
      </Td>
      <Td>
        <TextButton
          onClick={() => callOff(planned)}
          aria-label={text(isFailed ? "publishing.plans.putAwayOf" : "publishing.plans.callOffOf", { title, happens })}
        >
          {text(isFailed ? "publishing.plans.putAway" : "publishing.plans.callOff")}
        </TextButton>
      </Td>
    </Tr>
  );
}

/** Everything that is planned, the next first, and what could not be done. */
export default function PlannedPage() {
  const { text } = useMessages();
  const { query, reload } = usePlanned();
  const actions = usePublishingActions();
  const { toggleNotification } = useNotification();
  if (query.state === "unreachable") return <Page.Error />;
  if (query.state === "waiting") return <Page.Loading />;
  const callOff = ({ id }: Planned) =>
    void actions.callOff(id).then(
      () => {
        toggleNotification({ type: "success", message: text("publishing.plans.calledOff") });
        reload();
      },
      (cause: unknown) =>
        toggleNotification({ type: "danger", message: text("publishing.failed", { reason: errorMessage(cause) }) }),
    );
  const count = query.answer.filter(({ problems }) => problems.length === 0).length;
  return (
    <StaffPage
      title={text("publishing.plans.title")}
      subtitle={text("publishing.plans.subtitle", { count })}
      reload={reload}
    >
      {query.answer.length === 0 ? (
        <EmptyState>{text("publishing.plans.none")}</EmptyState>
      ) : (
        <DataTable
          label={text("publishing.plans.title")}
          columns={columns.map((column) => text(`publishing.plans.${column}`))}
        >
          {query.answer.map((planned) => (
            <PlannedRow key={planned.id} planned={planned} callOff={callOff} />
          ))}
        </DataTable>
      )}
    </StaffPage>
  );
}

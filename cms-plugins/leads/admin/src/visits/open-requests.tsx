import type { StaffVisit } from "@gevel/config";
import { Box, Flex, Typography } from "@strapi/design-system";
import { useVisitTexts } from "./texts/use-visit-texts";
import { VisitCard } from "./visit-card";

/** Requests whose moment staff still choose, oldest first. */
export function OpenRequests({ visits, show }: { visits: readonly StaffVisit[]; show: (visit: StaffVisit) => void }) {
  const { text } = useVisitTexts();
  return (
    <Box tag="section" paddingTop={6} aria-label={text("leads.visits.open")}>
      <Typography tag="h2" variant="delta">
        {text("leads.visits.open")}
      </Typography>
      {visits.length === 0 && <Typography textColor="neutral600">{text("leads.visits.openNone")}</Typography>}
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        {visits.map((visit) => (
          <Box key={visit.documentId} width="240px">
            <VisitCard visit={visit} show={() => show(visit)} />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

import { Box, Flex, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import { NavLink, useParams } from "react-router-dom";
import { ImportSection } from "../imports/import-section";
import { ProblemTable } from "../imports/problem-table";
import { useMessages } from "../use-messages";
import { LastDelivery } from "./last-delivery";
import { useSource } from "./source-api";
import { SourceForm } from "./source-form";

/** A source: how its last delivery went, and its settings. */
export function SourcePage() {
  const { source = "" } = useParams();
  const { text } = useMessages();
  const { query, reload } = useSource(source);
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const overview = query.answer;
  const { settings, lastDelivery } = overview;
  return (
    <Page.Main>
      <Page.Title>{settings.title || source}</Page.Title>
      <Layouts.Header
        title={settings.title || source}
        subtitle={text("properties.sources.of", { source })}
        navigationAction={
          <Link tag={NavLink} to="/plugins/properties/sources" startIcon={<ArrowLeft />}>
            {text("properties.sources.back")}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <ImportSection title={text("properties.sources.last")}>
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <LastDelivery overview={overview} />
            </Box>
          </ImportSection>
          <ImportSection title={text("properties.sources.settings")}>
            <SourceForm overview={overview} saved={reload} />
          </ImportSection>
          {lastDelivery && lastDelivery.feedProblems.length > 0 && (
            <ImportSection title={text("properties.import.problems")}>
              <ProblemTable problems={lastDelivery.feedProblems} />
              {lastDelivery.feedProblemsLeftOff > 0 && (
                <Typography>{text("properties.import.more", { count: lastDelivery.feedProblemsLeftOff })}</Typography>
              )}
            </ImportSection>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

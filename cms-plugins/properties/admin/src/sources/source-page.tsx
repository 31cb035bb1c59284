import { Box, Flex, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import { NavLink, useParams } from "react-router-dom";
import { ImportPart } from "../imports/import-part";
import { ProblemTable } from "../imports/problem-table";
import { useTexts } from "../texts/use-texts";
import { LastDelivery } from "./last-delivery";
import { useSource } from "./source-api";
import { SourceForm } from "./source-form";

/** A source: how its last delivery went, and its settings. */
export function SourcePage() {
  const { source = "" } = useParams();
  const { text } = useTexts();
  const { asked, again } = useSource(source);
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const overview = asked.answer;
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
          <ImportPart title={text("properties.sources.last")}>
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <LastDelivery overview={overview} />
            </Box>
          </ImportPart>
          <ImportPart title={text("properties.sources.settings")}>
            <SourceForm overview={overview} saved={again} />
          </ImportPart>
          {lastDelivery && lastDelivery.feedProblems.length > 0 && (
            <ImportPart title={text("properties.import.problems")}>
              <ProblemTable problems={lastDelivery.feedProblems} />
              {lastDelivery.feedProblemsLeftOff > 0 && (
                <Typography>{text("properties.import.more", { count: lastDelivery.feedProblemsLeftOff })}</Typography>
              )}
            </ImportPart>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

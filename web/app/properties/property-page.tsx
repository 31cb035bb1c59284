import { useIntl } from "react-intl";
import { Container } from "~/ui/section";
import { AgentCard, ContactBar } from "./detail/agent-card";
import { CostBlock } from "./detail/cost-block";
import { Description } from "./detail/description";
import { EnergyBlock } from "./detail/energy-block";
import { FactGroups } from "./detail/fact-groups";
import { Files } from "./detail/files";
import { KeyFacts } from "./detail/key-facts";
import { LegalInformation } from "./detail/legal-information";
import { NeighboursPlace } from "./detail/neighbours-place";
import { Moving } from "./detail/moving";
import { Mosaic } from "./detail/mosaic";
import { PropertyHead } from "./detail/property-head";
import type { PropertyPageData } from "./detail/property-data";
import { ListingGrid } from "./listing-grid";
import styles from "./property-page.module.css";

/** PROP-7: one listing, from its pictures to homes like it. */
export function PropertyPage({ data }: { data: PropertyPageData }) {
  const intl = useIntl();
  const title =
    data.title || intl.formatMessage({ id: "properties.untitled" }, { type: data.typeName, city: data.city });
  return (
    <article className={styles.page}>
      <Container>
        <NeighboursPlace id={data.id} />
        <PropertyHead data={data} title={title} />
        <Mosaic pictures={data.pictures} title={title} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <KeyFacts rows={data.keyFacts} energy={data.energy} />
            <Description data={data} />
            <FactGroups groups={data.groups} />
            <EnergyBlock data={data} />
            <LegalInformation legal={data.legal} />
            <CostBlock data={data} />
            <Files plans={data.plans} documents={data.documents} />
            <Moving video={data.video} tour={data.tour} />
          </div>
          <AgentCard data={data} title={title} />
        </div>
      </Container>
      {data.similar.length > 0 ? (
        <section className={styles.similar} aria-labelledby="similar">
          <Container>
            <h2 id="similar">{intl.formatMessage({ id: "properties.detail.similar" })}</h2>
            <ListingGrid cards={data.similar} />
          </Container>
        </section>
      ) : null}
      <ContactBar data={data} title={title} />
    </article>
  );
}

import { errors } from "@gevel/config";
import { useIntl } from "react-intl";
import { Description } from "~/properties/detail/description";
import { DetailSection } from "~/properties/detail/detail-section";
import { Files } from "~/properties/detail/files";
import { KeyFacts } from "~/properties/detail/key-facts";
import { Plans } from "~/properties/detail/plans";
import { VideoAndTour } from "~/properties/detail/video-and-tour";
import styles from "~/properties/detail/property-page.module.css";
import { PriceList } from "./price-list";
import { ProjectContact } from "./project-contact";
import type { ProjectContent } from "./project-page-data";
import own from "./project-body.module.css";
import type { MessageName } from "~/i18n/message-id";

/** Below the pictures: facts, price list, conditions, documents; the contact person beside them. */
export function ProjectBody({ data }: { data: ProjectContent }) {
  const intl = useIntl();
  const text = (id: MessageName<"projects.">) => intl.formatMessage({ id: `projects.${id}` });
  const hasFiles = data.plans.length + data.documents.length > 0;
  return (
    <>
      <div className={styles.main}>
        <KeyFacts rows={data.facts} energy={null} />
        <Description data={data} title={data.title} />
        <PriceList units={data.units} />
        <Plans plans={data.plans} />
        {data.requirement ? (
          <DetailSection title={text("requirement")}>
            <p className={own.requirement} lang={data.requirementLang}>
              {data.requirement}
            </p>
          </DetailSection>
        ) : null}
        {hasFiles ? (
          <Files plans={data.plans} documents={data.documents} />
        ) : (
          <DetailSection title={text("documents")}>
            <p>{intl.formatMessage({ id: errors.NO_DOCUMENTS.messageId })}</p>
          </DetailSection>
        )}
        <VideoAndTour video={data.video} tour={data.tour} owner="project" id={data.id} />
      </div>
      <ProjectContact data={data} />
    </>
  );
}

import { defaultVisitingHours, languages } from "@gevel/config";
import { agency } from "../../../content/first-content/agency";
import { siteConfig } from "./site-config";
import { readText } from "../../../content/first-content/seed-types";
import type { References } from "../../../content/first-content/references";
import type { SeedDocument } from "../../../content/first-content/seed-document";

export function siteConfigDocuments(references: References): SeedDocument[] {
  return [
    {
      kind: "siteConfig",
      uid: "api::site-config.site-config",
      key: "site-config",
      languages: [...languages],
      data: (language) => ({
        agencyName: siteConfig.agencyName,
        slogan: readText(siteConfig.slogan, language),
        logo: references.picture("logo"),
        phone: siteConfig.phone,
        email: siteConfig.email,
        languageDefault: "nl",
        languages: languages.map((code) => ({ code, use: true })),
        header: {
          showFreeEvaluation: true,
          freeEvaluationLabel: readText(siteConfig.freeEvaluationLabel, language),
          showLanguageSwitcher: true,
          showOwnerLogin: true,
        },
        topBar: siteConfig.topBar.map(({ label, link, icon }) => ({
          label: readText(label, language),
          link: references.link(link, language),
          icon,
          published: true,
        })),
        section: siteConfig.section,
        colors: siteConfig.colors,
        propertySearch: siteConfig.propertySearch,
        propertyList: {
          pageSize: siteConfig.pageSize,
          marquees: siteConfig.marquees.map(({ value, label, state }) => ({
            value,
            label: readText(label, language),
            state,
          })),
          showSoldFor: siteConfig.showSoldFor,
          soldStatus: siteConfig.soldStatus,
        },
        socialLinks: siteConfig.socialLinks,
        offices: siteConfig.offices.map(({ name, hours, picture, ...office }) => ({
          ...office,
          picture: references.picture(picture),
          name: readText(name, language),
          hours: hours.map((line) => ({
            days: readText(line.days, language),
            hours: readText(line.hours, language),
          })),
        })),
        visitingHours: defaultVisitingHours.map(({ from, until, ...slot }) => ({
          ...slot,
          from: `${from}:00.000`,
          until: `${until}:00.000`,
        })),
        identity: {
          companyName: agency.companyName,
          companyNumber: agency.companyNumber,
          vatNumber: agency.vatNumber,
          agents: siteConfig.agents.map(({ name, title, number }) => ({
            name,
            title: readText(title, language),
            number,
          })),
          supervisor: readText(siteConfig.supervisor, language),
          supervisorAddress: readText(siteConfig.supervisorAddress, language),
          insurer: agency.insurer,
          policyNumber: agency.policyNumber,
          codeOfConductUrl: readText(siteConfig.codeOfConductUrl, language),
          thirdPartyAccount: agency.thirdPartyAccount,
        },
        tracking: {},
        mailRecipients: siteConfig.mailRecipients,
        renovationNotice: {
          ...siteConfig.renovationNotice,
          source: readText(siteConfig.renovationNotice.source, language),
        },
      }),
    },
  ];
}

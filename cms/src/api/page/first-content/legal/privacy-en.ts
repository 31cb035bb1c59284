import { renewal, retentionMonths } from "@gevel/config";
import { agency } from "../../../../content/first-content/agency";

const { antwerp } = agency.offices;

export const privacyEn = `This statement says which personal data ${agency.companyName} processes about you, why, for how long, and what say you have in it. It covers this website, our offices, and all dealings you have with us.

## Who is responsible

${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} Antwerp, company number ${agency.companyNumber}, is the controller. For any question about your data, write to [${agency.privacyEmail}](mailto:${agency.privacyEmail}) or ring ${antwerp.phone}.

## Which data, what for, and on what basis

- **You ask a question, want to be called back, or request documents.** We use your name, contact details and message to answer you. Basis: the steps you ask for before a contract, or our legitimate interest in answering.
- **You would like to view a home.** We ask for a name and a way to reach you. Those who then apply to rent or buy give us only what is needed to assess the application. Basis: preparing a contract.
- **You ask for a valuation or instruct us.** We process the details of your property, your identity and your title deed. Basis: the agency contract and our legal duties.
- **You leave a search with us.** We keep your wishes and email address so that we can tell you of suitable homes. Basis: your consent, which you confirm by email.
- **You receive our newsletter.** Only with your separate consent, confirmed by email.
- **You apply for a job.** We read your letter and CV to assess the application. Basis: steps before a contract.
- **You are an owner and log in.** We process your email address, your password (stored unreadably) and the time of login, to show you your file and to notice misuse. Basis: the agency contract.
- **The Belgian anti-money-laundering act** of 18 September 2017 obliges us to identify buyers, sellers and their representatives, and to keep those details.

We ask for nothing about your health, origin, beliefs or orientation, and disregard it should you mention it. No decision about you is made by a computer alone.

## When you visit the website

We count how often the page of a home is viewed, so that its owner knows how much interest there is. We do so without a cookie. So as not to count the same visitor twice, we derive a code for that one day from your IP address, from what your browser says about itself and from a secret of the day; it cannot be worked backwards. Address and browser are not kept, and code and secret are erased after midnight. What stays is a number for each home and day. You can [ask not to be counted](/en/uncounted/). Basis: our legitimate interest in telling owners how much their home is looked at. Other measurements and advertising cookies are used only if you choose them; see our [cookie policy](/en/cookie-policy/). Our server keeps technical logs for thirty days to trace faults and attacks.

## Who sees your data

Within the agency, only those who handle your file. Outside it, and only as far as needed: the owner or applicant you are preparing a contract with, the notaries, the building manager, inspectors and surveyors, our insurer, and the authorities where the law obliges us. For hosting, mail and maintenance we use processors who are bound by contract and keep the data within the European Economic Area. We never sell or rent out your data.

## How long we keep them

| Data | Period |
|---|---|
| Questions, call-back and document requests | ${retentionMonths.questions} months after the last contact |
| Viewings and applications that come to nothing | ${retentionMonths.visits} months |
| Valuations without instruction | ${retentionMonths.valuations} months |
| Searches and newsletter | until you end them; every ${renewal.years} years we ask by email whether you still want them, and end them if you do not answer within ${renewal.answerDays} days |
| Job applications | ${retentionMonths.applications} months after the decision |
| Files of sales and lettings, identification | 10 years after the end of the instruction |

After that they are erased or altered so that they no longer point to you.

## Your rights

You may see your data, have them corrected or erased, have processing restricted, object to it, take them with you in a common format, and withdraw consent at any time. One message to [${agency.privacyEmail}](mailto:${agency.privacyEmail}) is enough. We answer within a month and ask for proof of identity only when in doubt.

If you feel we are not respecting your rights, we would like to hear it first. You can always lodge a complaint with the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels, [www.dataprotectionauthority.be](https://www.dataprotectionauthority.be).

## Changes

Anything material is published here, and those with a file in progress are told. Every form gives the date of the version then in force, and we keep that date with what you send.
`;

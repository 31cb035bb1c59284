/** The words of the reports' screen. */
export const reportsEn = {
  "owner-stats.reports.title": "Monthly reports",
  "owner-stats.reports.subtitle":
    "{homes, plural, =0 {No home was on offer for an owner} one {# home was on offer} other {# homes were on offer}} in {month} · due on {due}",
  "owner-stats.reports.month": "Month",
  "owner-stats.reports.none": "Nothing to report: in this month no home was on offer that is linked to an owner.",
  "owner-stats.reports.home": "Listing",
  "owner-stats.reports.report": "Report",
  "owner-stats.reports.owners": "Owners",
  "owner-stats.reports.open": "Open the report of {home} in {language}",
  "owner-stats.reports.made": "made {at}",
  "owner-stats.reports.madeBy": "made {at} by {by}",
  "owner-stats.reports.notMade": "Not made yet",
  "owner-stats.reports.state.portal": "In the portal",
  "owner-stats.reports.state.waiting": "Mail waiting",
  "owner-stats.reports.state.sent": "Sent",
  "owner-stats.reports.state.dead": "Not reached",
  "owner-stats.reports.state.owed": "To be sent",
  "owner-stats.reports.again": "Send again",
  "owner-stats.reports.againTo": "Send the report of {home} to {name} again",
  "owner-stats.reports.sentAgain": "The report goes to {name} once more.",
  "owner-stats.reports.overdue":
    "{owners, plural, one {# owner has} other {# owners have}} no report of {month} yet. The law asks for one each month.",
  "owner-stats.reports.dead":
    "{owners, plural, one {# owner was} other {# owners were}} not reached by mail. Correct the address in the owner’s entry and send it again.",
  "owner-stats.reports.ownerless":
    "{homes, plural, one {# listing on offer has} other {# listings on offer have}} no owner: link one, or nobody is informed.",
  "owner-stats.reports.making": "Reports are being made. You may leave this page.",
  "owner-stats.reports.make": "Make and send",
  "owner-stats.reports.makeWhat":
    "Makes the missing reports of {month} and gives them to {owners, plural, one {# owner} other {# owners}}, by mail or in the portal as each wants it. A report is made once: what is counted or written later does not change it. Existing reports are not changed.",
  "owner-stats.reports.cancel": "Cancel",
  "owner-stats.reports.began": "The reports are being made.",
  "owner-stats.reports.failed": "That did not work: {reason}",
  "owner-stats.reports.plan": "When reports go out",
  "owner-stats.reports.planHelp": "Each month about the month before, by the Belgian clock.",
  "owner-stats.reports.enabled": "Automatically",
  "owner-stats.reports.on": "On",
  "owner-stats.reports.off": "Off",
  "owner-stats.reports.day": "Day of the month",
  "owner-stats.reports.hour": "Hour",
  "owner-stats.reports.save": "Save",
  "owner-stats.reports.saved": "Saved.",
} as const;

export type ReportMessages = Readonly<Record<keyof typeof reportsEn, string>>;

export const seeingStatistics = [{ action: "plugin::owner-stats.statistics.read", subject: null }];

// Bundlers tell that they drop the note to servers, which a page without one does not need.
const onLog = (level, log, tell) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
};

export default { build: { rolldownOptions: { onLog } } };

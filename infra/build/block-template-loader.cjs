const { dirname, join } = require('node:path');

/** Lets a block's module bring its template, without what only an editor reads. */
module.exports = async function blockTemplateLoader(source, map) {
  const done = this.async();
  try {
    const [{ contentTemplate }, { template }] = await Promise.all([
      this.importModule(this.getOptions().strip),
      this.importModule(join(dirname(this.resourcePath), 'template.ts')),
    ]);
    const text = JSON.stringify(JSON.stringify(contentTemplate(template)));
    done(null, `${source}\nexport const template = /* @__PURE__ */ JSON.parse(${text});\n`, map);
  } catch (error) {
    done(error);
  }
};

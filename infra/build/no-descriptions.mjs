// An error of the federation runtime says its code, its arguments and where the code is explained:
// browsers need no second explanation.

const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };

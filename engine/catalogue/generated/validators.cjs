/* Generated from schemas/ by `npm run generate`. Do not edit. */
"use strict";
exports.validateProgram = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/program.schema.json","title":"ProgramManifest","type":"object","description":"A creator program: program.yaml in programs/<slug>/. Everything visitors see and every rule the engine enforces for it.","properties":{"$schema":{"description":"The address of this schema, for editors that read JSON manifests.","type":"string","maxLength":300,"examples":["../../schemas/program.schema.json"]},"slug":{"description":"The program's name in addresses; equals the folder's name and never changes.","$ref":"common.schema.json#/$defs/slug","x-public":true,"examples":["battlefield6"]},"uuid":{"description":"The program's identity in sessions and the database; never changes.","$ref":"common.schema.json#/$defs/uuid","x-public":true,"examples":["2f1f5a52-6d2b-4b0e-9d53-3f1b6f0f7d10"]},"title":{"description":"The program's name, as visitors read it.","type":"string","minLength":1,"maxLength":200,"x-public":true,"examples":["Battlefield Creator Program"]},"publisher":{"description":"Who runs the program: {publisher} in texts.","type":"string","minLength":1,"maxLength":120,"x-public":true,"examples":["Capcom"]},"description":{"description":"One sentence for search engines, link previews and lists.","$ref":"common.schema.json#/$defs/text","x-public":true,"examples":["Earn points with every clip."]},"status":{"description":"draft: only outside production. live: served. archived: only at /__archive/{slug}.","type":"string","enum":["draft","live","archived"],"x-public":true,"examples":["live"]},"sample":{"description":"true where the page's promises are our sample data: the footer then says so.","type":"boolean","x-public":true,"examples":[true]},"provider":{"description":"What the program's pages say of the provider and of its other programs.","type":"object","properties":{"named":{"description":"Whether footers (\"Runs on …\") and link previews name the provider's product. Absent: true.","type":"boolean","examples":[false]},"all_programs":{"description":"Whether footers link to the list of all programs. Absent: on the portal's hosts only, never on a host of the program's own.","type":"boolean","examples":[false]}},"minProperties":1,"additionalProperties":false,"x-public":true,"examples":[{"named":false,"all_programs":false}]},"base_route":{"description":"Where the program lives on the main host. Absent: /programs/<slug>. On its own host it is always empty.","type":"string","pattern":"^(/[a-z0-9-]+)*$","maxLength":120,"x-public":true,"examples":["/programs/acme"]},"hosts":{"description":"The host names that serve this program alone. The first is the canonical one.","type":"array","items":{"$ref":"common.schema.json#/$defs/host"},"maxItems":20,"uniqueItems":true,"x-public":true,"examples":[["creators.acme.example","acme.localhost"]]},"contact":{"description":"How creators reach the people of the program.","type":"object","properties":{"email":{"description":"An e-mail address.","type":"string","format":"email","maxLength":200,"examples":["creators@acme.example"]},"url":{"description":"A help page.","$ref":"common.schema.json#/$defs/external_url","examples":["https://help.acme.example"]}},"additionalProperties":false,"x-public":true,"examples":[{"email":"creators@acme.example"}]},"locales":{"description":"The languages the program is offered in; absent: the site's.","type":"array","items":{"$ref":"common.schema.json#/$defs/locale"},"minItems":1,"uniqueItems":true,"x-public":true,"examples":[["en","de"]]},"theme":{"description":"The program's look, laid over the site's default.","$ref":"theme.schema.json","examples":[{"colors":{"primary":"#FF5F00"}}]},"color_mode":{"description":"The colour mode of all its pages, unless a page says otherwise.","$ref":"common.schema.json#/$defs/color_mode","x-public":true,"examples":["dark"]},"dashboard_logo":{"description":"The logo of the dashboard and header.","type":"object","properties":{"src":{"description":"The file in the assets folder.","$ref":"common.schema.json#/$defs/asset","examples":["logo.svg"]},"alternative":{"description":"What it says, for those who do not see it; absent: the program's title.","type":"string","minLength":1,"maxLength":120,"examples":["Acme"]}},"required":["src"],"additionalProperties":false,"x-public":true,"examples":[{"src":"logo.svg","alternative":"Acme"}]},"favicon":{"description":"The icon of the browser tab, from the assets folder.","$ref":"common.schema.json#/$defs/asset","x-public":true,"examples":["favicon.svg"]},"agreements":{"description":"What an applicant must accept, besides the terms.","type":"object","properties":{"coc_accepted":{"description":"The Code of Conduct.","type":"object","properties":{"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I accept the Code of Conduct"]}},"additionalProperties":false,"examples":[{"label":"I accept the Code of Conduct"}]},"confirmed_18":{"description":"Being of age.","type":"object","properties":{"age":{"description":"The least age in years.","type":"integer","minimum":13,"maximum":21,"examples":[18]},"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I am 18 or older"]}},"additionalProperties":false,"examples":[{"age":18}]},"confirmed_in_approved_country":{"description":"Living in an approved country.","type":"object","properties":{"countries":{"description":"ISO 3166 codes.","type":"array","items":{"description":"A country as ISO 3166 writes it: two capital letters.","type":"string","pattern":"^[A-Z]{2}$","x-reference":"country","examples":["US"]},"minItems":1,"uniqueItems":true,"examples":[["US","CA"]]},"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I live in the US or Canada"]}},"required":["countries"],"additionalProperties":false,"examples":[{"countries":["US","CA"]}]}},"additionalProperties":false,"x-public":true,"examples":[{"coc_accepted":{"label":"I accept the Code of Conduct"}}]},"preferred":{"description":"Activation id → id of the key option that is preselected for it.","type":"object","propertyNames":{"description":"The id of an activation, in digits.","pattern":"^[0-9]+$","examples":["165"]},"additionalProperties":{"type":"integer","minimum":1},"examples":[{"165":15}]},"seasonActivationIDs":{"description":"The activations whose points are the current seasons.","type":"array","items":{"type":"integer","minimum":1},"uniqueItems":true,"examples":[[232]]},"applications":{"description":"Whether, when and how creators apply.","$ref":"application.schema.json","x-public":true,"examples":[{"state":"open"}]},"identity_providers":{"description":"Which of the site's identity providers the login offers, in order.","type":"array","items":{"type":"string","maxLength":40,"x-reference":"identity_provider"},"uniqueItems":true,"x-public":true,"examples":[["twitch","discord"]]},"sections":{"description":"Which sections the program has, in the order of its menu.","type":"array","items":{"type":"object","properties":{"name":{"description":"The section.","type":"string","enum":["index","login","dashboard","account","challenges","rewards","leaderboards","quests","requests","history","claims"],"examples":["challenges"]},"title":{"description":"Its title in menu and tab; absent: the engine's, translated.","$ref":"common.schema.json#/$defs/heading","examples":["Challenges"]},"path":{"description":"Its address below the program; absent: /dashboard/<name>, / for index, /login for login.","$ref":"common.schema.json#/$defs/page_path","examples":["/challenges"]},"layout":{"description":"The frame; absent: dashboard, default for index and login.","$ref":"common.schema.json#/$defs/layout","examples":["dashboard"]},"guards":{"description":"Who may see it; absent: auth, guest for login, nothing for index.","type":"array","items":{"$ref":"common.schema.json#/$defs/guard"},"maxItems":5,"uniqueItems":true,"examples":[["auth"]]}},"required":["name"],"additionalProperties":false},"minItems":1,"x-public":true,"examples":[[{"name":"index"},{"name":"login"}]]},"socials":{"description":"Where the game and its creators are found.","type":"array","items":{"type":"object","properties":{"network":{"description":"The network.","type":"string","enum":["x","youtube","twitch","tiktok","discord","instagram","facebook","reddit"],"examples":["twitch"]},"url":{"description":"The address.","$ref":"common.schema.json#/$defs/external_url","examples":["https://www.twitch.tv/acme"]}},"required":["network","url"],"additionalProperties":false},"maxItems":12,"x-public":true,"examples":[[{"network":"x","url":"https://x.com/acme"}]]},"messages":{"description":"The engine's own words, replaced for this program: message id → text.","type":"object","propertyNames":{"description":"The id of one of the engine's messages.","x-reference":"message","pattern":"^[a-z0-9_.-]+$","examples":["apply_now"]},"additionalProperties":{"$ref":"common.schema.json#/$defs/heading"},"x-public":true,"examples":[{"apply_now":"Enlist now"}]},"pages":{"description":"The program's pages; \"/\" is its landing page.","type":"array","items":{"$ref":"page.schema.json"},"minItems":1,"maxItems":60,"x-public":true,"examples":[[{"path":"/","blocks":[{"kind":"hero","title":"Hello"}]}]]},"legal":{"description":"The program's own legal documents; what is absent comes from the site.","$ref":"legal.schema.json","examples":[{"code_of_conduct":{"version":"2026-11-01","file":"legal/code-of-conduct.md"}}]},"custom_fields":{"description":"What the program wants to know of its members, beside the common profile.","type":"array","items":{"$ref":"application.schema.json#/$defs/field"},"maxItems":40,"x-public":true,"examples":[[{"name":"player_id","type":"text","label":"Player id"}]]},"announcements":{"description":"News for members, shown on the dashboard.","type":"array","items":{"type":"object","properties":{"id":{"description":"Its name; it stays the same.","$ref":"common.schema.json#/$defs/slug","examples":["season-2"]},"title":{"description":"The heading.","$ref":"common.schema.json#/$defs/heading","examples":["Season 2 has begun"]},"text":{"description":"Markdown.","$ref":"common.schema.json#/$defs/markdown","examples":["New challenges are live."]},"image":{"description":"A picture of it, above its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"season-2.jpg"}]},"from":{"description":"When it appears.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"until":{"description":"When it disappears.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-31T09:00:00Z"]}},"required":["id","title","text","from"],"additionalProperties":false},"maxItems":50,"x-public":true,"examples":[[{"id":"season-2","title":"Season 2","text":"It has begun.","from":"2026-12-01T09:00:00Z"}]]},"aliases":{"description":"Further addresses on the main host.","type":"array","items":{"type":"object","properties":{"from":{"description":"The address; a trailing \"/*\" matches everything below.","type":"string","pattern":"^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$","maxLength":160,"examples":["/programs/acme-quests/*"]},"page":{"description":"The page it shows or leads to.","$ref":"common.schema.json#/$defs/page_path","x-reference":"page","examples":["/"]},"mode":{"description":"serve shows the page at this address, redirect leads to the page's own.","type":"string","enum":["serve","redirect"],"examples":["redirect"]}},"required":["from","page","mode"],"additionalProperties":false},"maxItems":40,"examples":[[{"from":"/programs/acme-quests/*","page":"/quests-hub","mode":"serve"}]]},"environments":{"description":"What differs per environment: each field named here replaces the base's whole.","type":"object","properties":{"development":{"description":"Replacements where MARQUEE_ENV is development.","$ref":"#/$defs/overlay","examples":[{"seasonActivationIDs":[1803]}]},"staging":{"description":"Replacements where MARQUEE_ENV is staging.","$ref":"#/$defs/overlay","examples":[{"seasonActivationIDs":[1803]}]},"production":{"description":"Replacements where MARQUEE_ENV is production.","$ref":"#/$defs/overlay","examples":[{"seasonActivationIDs":[1803]}]}},"additionalProperties":false,"examples":[{"production":{"seasonActivationIDs":[1803]}}]}},"required":["slug","uuid","title","publisher","description","status","contact","applications","sections","pages"],"additionalProperties":false,"$defs":{"overlay":{"type":"object","description":"Fields of the program, each replaced whole.","properties":{"title":{"$ref":"#/properties/title"},"publisher":{"$ref":"#/properties/publisher"},"description":{"$ref":"#/properties/description"},"status":{"$ref":"#/properties/status"},"sample":{"$ref":"#/properties/sample"},"provider":{"$ref":"#/properties/provider"},"base_route":{"$ref":"#/properties/base_route"},"hosts":{"$ref":"#/properties/hosts"},"contact":{"$ref":"#/properties/contact"},"locales":{"$ref":"#/properties/locales"},"theme":{"$ref":"#/properties/theme"},"color_mode":{"$ref":"#/properties/color_mode"},"dashboard_logo":{"$ref":"#/properties/dashboard_logo"},"favicon":{"$ref":"#/properties/favicon"},"agreements":{"$ref":"#/properties/agreements"},"preferred":{"$ref":"#/properties/preferred"},"seasonActivationIDs":{"$ref":"#/properties/seasonActivationIDs"},"applications":{"$ref":"#/properties/applications"},"identity_providers":{"$ref":"#/properties/identity_providers"},"sections":{"$ref":"#/properties/sections"},"socials":{"$ref":"#/properties/socials"},"messages":{"$ref":"#/properties/messages"},"pages":{"$ref":"#/properties/pages"},"legal":{"$ref":"#/properties/legal"},"custom_fields":{"$ref":"#/properties/custom_fields"},"announcements":{"$ref":"#/properties/announcements"},"aliases":{"$ref":"#/properties/aliases"}},"additionalProperties":false,"examples":[{"seasonActivationIDs":[1803]}],"minProperties":1,"tsType":"Partial<Omit<ProgramManifest, '$schema' | 'slug' | 'uuid' | 'environments'>>"}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const func0 = require("ajv/dist/runtime/equal").default;
const schema21 = {"description":"Lower-case letters, digits and hyphens; used in addresses and folder names.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":60,"examples":["acme-creators"]};
const pattern3 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"description":"A UUID. It never changes once the program is live.","type":"string","format":"uuid","examples":["2f1f5a52-6d2b-4b0e-9d53-3f1b6f0f7d10"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"description":"A paragraph of text, translatable. {program}, {publisher} and {product} are filled in.","type":"string","minLength":1,"maxLength":1200,"x-text":"plain","examples":["Keys before launch, for you and your community."]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A host name, without scheme, port or path.","type":"string","format":"hostname","pattern":"^[a-z0-9.-]+$","maxLength":253,"examples":["creators.acme.example"]};
const formats2 = /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i;
const pattern5 = new RegExp("^[a-z0-9.-]+$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+$"},message:"must match pattern \""+"^[a-z0-9.-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "hostname"},message:"must match format \""+"hostname"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"An absolute https: address.","type":"string","format":"uri","pattern":"^https://","maxLength":500,"examples":["https://www.youtube.com/@acme"]};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern6 = new RegExp("^https://", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats6(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"A locale code: a language, optionally with a region, in lower case.","type":"string","pattern":"^[a-z]{2,3}(-[a-z]{2,4})?$","x-reference":"locale","examples":["pt-br"]};
const pattern7 = new RegExp("^[a-z]{2,3}(-[a-z]{2,4})?$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[a-z]{2,4})?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[a-z]{2,4})?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/theme.schema.json","title":"Theme","type":"object","description":"The look of a program. From four colours the engine derives whole scales for dark and light.","properties":{"colors":{"description":"The brand's colours.","type":"object","properties":{"primary":{"description":"Buttons, links, highlights.","$ref":"common.schema.json#/$defs/color","examples":["#FF5F00"]},"secondary":{"description":"Accents beside the primary colour.","$ref":"common.schema.json#/$defs/color","examples":["#9FB3C1"]},"neutral":{"description":"The hue of grounds, text and borders.","$ref":"common.schema.json#/$defs/color","examples":["#64748B"]},"error":{"description":"Errors and destructive actions.","$ref":"common.schema.json#/$defs/color","examples":["#EF4444"]},"ground":{"description":"The page's ground in dark mode; derived from neutral where absent.","$ref":"common.schema.json#/$defs/color","examples":["#0B1015"]}},"additionalProperties":false,"examples":[{"primary":"#00C16A"}]},"fonts":{"description":"Typefaces, all self-hosted.","type":"object","properties":{"display":{"description":"Headings.","$ref":"common.schema.json#/$defs/font","examples":["Sora"]},"body":{"description":"Running text.","$ref":"common.schema.json#/$defs/font","examples":["Inter"]},"mono":{"description":"Labels and figures of technical looks.","$ref":"common.schema.json#/$defs/font","examples":["JetBrains Mono"]}},"additionalProperties":false,"examples":[{"display":"Sora","body":"Inter"}]},"display":{"description":"How headings are set.","type":"object","properties":{"case":{"description":"normal or upper case.","type":"string","enum":["normal","upper"],"examples":["upper"]},"weight":{"description":"Font weight, where the face has it.","type":"integer","minimum":100,"maximum":900,"examples":[800]},"tracking":{"description":"Space between letters: tight, normal or wide.","type":"string","enum":["tight","normal","wide"],"examples":["tight"]},"slant":{"description":"upright or italic.","type":"string","enum":["upright","italic"],"examples":["upright"]}},"additionalProperties":false,"examples":[{"case":"upper","weight":800}]},"radius":{"description":"How round corners are.","type":"string","enum":["none","small","medium","large","extra"],"examples":["medium"]},"density":{"description":"How much room things take.","type":"string","enum":["compact","comfortable","airy"],"examples":["comfortable"]},"card":{"description":"How cards look. hairline joins them into one ruled table; bare draws no box; prismatic frames them in both brand colours; inverted sets them in the opposite mode.","type":"string","enum":["flat","outlined","hairline","bare","raised","solid-shadow","glass","cut","tilted","prismatic","inverted"],"examples":["outlined"]},"button":{"description":"How buttons look.","type":"string","enum":["square","rounded","pill","cut","skewed","seal"],"examples":["rounded"]},"frame":{"description":"How the blocks below a page’s opening stand: the place of their titles, the grounds they alternate between, the edges of those grounds, and the mark before a title.","type":"object","properties":{"head":{"description":"Where a block’s title stands: start (above wide blocks, with the introduction opposite, and beside narrow ones), above (large and ruled above every block), centred, beside (always in a column of its own), or column (everything in one narrow column).","type":"string","enum":["start","above","centred","beside","column"],"examples":["start"]},"ground":{"description":"What blocks stand on: plain (the page’s ground), bands (every other block on a lifted ground), inverse (every other block in the opposite mode), fields (grounds, opposite mode and the secondary colour in turn), panels (each on a rounded panel), or sheet (all on one light sheet of paper).","type":"string","enum":["plain","bands","inverse","fields","panels","sheet"],"examples":["bands"]},"edge":{"description":"What separates blocks. line, rule (thick) and fade (a line that fades out) stand above every block, beam beside it; check, hazard and bulbs above every other one, rings within it; slant, torn, scallop and curve shape the edges of bands and inverse grounds.","type":"string","enum":["none","line","rule","fade","beam","check","hazard","bulbs","rings","slant","torn","scallop","curve"],"examples":["line"]},"mark":{"description":"What stands before a block’s title: none, a bar, a number, a code in the technical face, a slab behind the title, a diamond or a star.","type":"string","enum":["none","bar","number","code","slab","diamond","star"],"examples":["bar"]}},"additionalProperties":false,"examples":[{"head":"start","ground":"bands","edge":"slant","mark":"bar"}]},"motion":{"description":"How things move; none at all where the visitor asked for less motion.","type":"string","enum":["none","calm","snappy","bouncy"],"examples":["calm"]},"art":{"description":"The generated picture behind the hero.","type":"object","properties":{"kind":{"description":"Which generator draws it.","type":"string","enum":["arcs","barcode","blueprint","bulbs","rings","busts","chain","confetti","contours","curtain","dots","halftone","hatching","loops","map","orbs","prism","quarter-circle","shards","sigils","sonar","topography","triangles","waves","woodcut"],"examples":["topography"]},"seed":{"description":"The same seed draws the same picture.","type":"integer","minimum":0,"maximum":99999,"examples":[7]},"density":{"description":"How much is drawn, from 1 (sparse) to 5 (full).","type":"integer","minimum":1,"maximum":5,"examples":[3]}},"required":["kind"],"additionalProperties":false,"examples":[{"kind":"waves","seed":7}]}},"additionalProperties":false};
const schema28 = {"description":"A colour as #RRGGBB.","type":"string","pattern":"^#[0-9A-Fa-f]{6}$","examples":["#FF5F00"]};
const pattern8 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"A typeface by its name; all are self-hosted.","type":"string","enum":["Archivo","Bangers","Big Shoulders Display","Bricolage Grotesque","Bungee","Chakra Petch","Cormorant","EB Garamond","Fredoka","Inter","JetBrains Mono","Jost","Kanit","M PLUS Rounded 1c","Manrope","Nunito","Nunito Sans","Oswald","Rubik","Saira","Sora","Source Sans 3","Space Grotesk","Syne","Unbounded"],"examples":["Sora"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((data === "Archivo") || (data === "Bangers")) || (data === "Big Shoulders Display")) || (data === "Bricolage Grotesque")) || (data === "Bungee")) || (data === "Chakra Petch")) || (data === "Cormorant")) || (data === "EB Garamond")) || (data === "Fredoka")) || (data === "Inter")) || (data === "JetBrains Mono")) || (data === "Jost")) || (data === "Kanit")) || (data === "M PLUS Rounded 1c")) || (data === "Manrope")) || (data === "Nunito")) || (data === "Nunito Sans")) || (data === "Oswald")) || (data === "Rubik")) || (data === "Saira")) || (data === "Sora")) || (data === "Source Sans 3")) || (data === "Space Grotesk")) || (data === "Syne")) || (data === "Unbounded"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/theme.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.colors !== undefined){
let data0 = data.colors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "primary") || (key1 === "secondary")) || (key1 === "neutral")) || (key1 === "error")) || (key1 === "ground"))){
const err1 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.primary !== undefined){
if(!(validate67(data0.primary, {instancePath:instancePath+"/colors/primary",parentData:data0,parentDataProperty:"primary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data0.secondary !== undefined){
if(!(validate67(data0.secondary, {instancePath:instancePath+"/colors/secondary",parentData:data0,parentDataProperty:"secondary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data0.neutral !== undefined){
if(!(validate67(data0.neutral, {instancePath:instancePath+"/colors/neutral",parentData:data0,parentDataProperty:"neutral",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data0.error !== undefined){
if(!(validate67(data0.error, {instancePath:instancePath+"/colors/error",parentData:data0,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data0.ground !== undefined){
if(!(validate67(data0.ground, {instancePath:instancePath+"/colors/ground",parentData:data0,parentDataProperty:"ground",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fonts !== undefined){
let data6 = data.fonts;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((key2 === "display") || (key2 === "body")) || (key2 === "mono"))){
const err3 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data6.display !== undefined){
if(!(validate73(data6.display, {instancePath:instancePath+"/fonts/display",parentData:data6,parentDataProperty:"display",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data6.body !== undefined){
if(!(validate73(data6.body, {instancePath:instancePath+"/fonts/body",parentData:data6,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data6.mono !== undefined){
if(!(validate73(data6.mono, {instancePath:instancePath+"/fonts/mono",parentData:data6,parentDataProperty:"mono",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.display !== undefined){
let data10 = data.display;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!((((key3 === "case") || (key3 === "weight")) || (key3 === "tracking")) || (key3 === "slant"))){
const err5 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data10.case !== undefined){
let data11 = data10.case;
if(typeof data11 !== "string"){
const err6 = {instancePath:instancePath+"/display/case",schemaPath:"#/properties/display/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data11 === "normal") || (data11 === "upper"))){
const err7 = {instancePath:instancePath+"/display/case",schemaPath:"#/properties/display/properties/case/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.case.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data10.weight !== undefined){
let data12 = data10.weight;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err8 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 900 || isNaN(data12)){
const err9 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data12 < 100 || isNaN(data12)){
const err10 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data10.tracking !== undefined){
let data13 = data10.tracking;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/display/tracking",schemaPath:"#/properties/display/properties/tracking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data13 === "tight") || (data13 === "normal")) || (data13 === "wide"))){
const err12 = {instancePath:instancePath+"/display/tracking",schemaPath:"#/properties/display/properties/tracking/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.tracking.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data10.slant !== undefined){
let data14 = data10.slant;
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/display/slant",schemaPath:"#/properties/display/properties/slant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data14 === "upright") || (data14 === "italic"))){
const err14 = {instancePath:instancePath+"/display/slant",schemaPath:"#/properties/display/properties/slant/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.slant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.radius !== undefined){
let data15 = data.radius;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data15 === "none") || (data15 === "small")) || (data15 === "medium")) || (data15 === "large")) || (data15 === "extra"))){
const err17 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/enum",keyword:"enum",params:{allowedValues: schema27.properties.radius.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.density !== undefined){
let data16 = data.density;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/density",schemaPath:"#/properties/density/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data16 === "compact") || (data16 === "comfortable")) || (data16 === "airy"))){
const err19 = {instancePath:instancePath+"/density",schemaPath:"#/properties/density/enum",keyword:"enum",params:{allowedValues: schema27.properties.density.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.card !== undefined){
let data17 = data.card;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data17 === "flat") || (data17 === "outlined")) || (data17 === "hairline")) || (data17 === "bare")) || (data17 === "raised")) || (data17 === "solid-shadow")) || (data17 === "glass")) || (data17 === "cut")) || (data17 === "tilted")) || (data17 === "prismatic")) || (data17 === "inverted"))){
const err21 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/enum",keyword:"enum",params:{allowedValues: schema27.properties.card.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.button !== undefined){
let data18 = data.button;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((data18 === "square") || (data18 === "rounded")) || (data18 === "pill")) || (data18 === "cut")) || (data18 === "skewed")) || (data18 === "seal"))){
const err23 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/enum",keyword:"enum",params:{allowedValues: schema27.properties.button.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.frame !== undefined){
let data19 = data.frame;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!((((key4 === "head") || (key4 === "ground")) || (key4 === "edge")) || (key4 === "mark"))){
const err24 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data19.head !== undefined){
let data20 = data19.head;
if(typeof data20 !== "string"){
const err25 = {instancePath:instancePath+"/frame/head",schemaPath:"#/properties/frame/properties/head/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data20 === "start") || (data20 === "above")) || (data20 === "centred")) || (data20 === "beside")) || (data20 === "column"))){
const err26 = {instancePath:instancePath+"/frame/head",schemaPath:"#/properties/frame/properties/head/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.head.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.ground !== undefined){
let data21 = data19.ground;
if(typeof data21 !== "string"){
const err27 = {instancePath:instancePath+"/frame/ground",schemaPath:"#/properties/frame/properties/ground/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data21 === "plain") || (data21 === "bands")) || (data21 === "inverse")) || (data21 === "fields")) || (data21 === "panels")) || (data21 === "sheet"))){
const err28 = {instancePath:instancePath+"/frame/ground",schemaPath:"#/properties/frame/properties/ground/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.ground.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data19.edge !== undefined){
let data22 = data19.edge;
if(typeof data22 !== "string"){
const err29 = {instancePath:instancePath+"/frame/edge",schemaPath:"#/properties/frame/properties/edge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((((data22 === "none") || (data22 === "line")) || (data22 === "rule")) || (data22 === "fade")) || (data22 === "beam")) || (data22 === "check")) || (data22 === "hazard")) || (data22 === "bulbs")) || (data22 === "rings")) || (data22 === "slant")) || (data22 === "torn")) || (data22 === "scallop")) || (data22 === "curve"))){
const err30 = {instancePath:instancePath+"/frame/edge",schemaPath:"#/properties/frame/properties/edge/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.edge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data19.mark !== undefined){
let data23 = data19.mark;
if(typeof data23 !== "string"){
const err31 = {instancePath:instancePath+"/frame/mark",schemaPath:"#/properties/frame/properties/mark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((data23 === "none") || (data23 === "bar")) || (data23 === "number")) || (data23 === "code")) || (data23 === "slab")) || (data23 === "diamond")) || (data23 === "star"))){
const err32 = {instancePath:instancePath+"/frame/mark",schemaPath:"#/properties/frame/properties/mark/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.mark.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.motion !== undefined){
let data24 = data.motion;
if(typeof data24 !== "string"){
const err34 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((data24 === "none") || (data24 === "calm")) || (data24 === "snappy")) || (data24 === "bouncy"))){
const err35 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/enum",keyword:"enum",params:{allowedValues: schema27.properties.motion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.art !== undefined){
let data25 = data.art;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.kind === undefined){
const err36 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key5 in data25){
if(!(((key5 === "kind") || (key5 === "seed")) || (key5 === "density"))){
const err37 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data25.kind !== undefined){
let data26 = data25.kind;
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/art/kind",schemaPath:"#/properties/art/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((((((((((((((((data26 === "arcs") || (data26 === "barcode")) || (data26 === "blueprint")) || (data26 === "bulbs")) || (data26 === "rings")) || (data26 === "busts")) || (data26 === "chain")) || (data26 === "confetti")) || (data26 === "contours")) || (data26 === "curtain")) || (data26 === "dots")) || (data26 === "halftone")) || (data26 === "hatching")) || (data26 === "loops")) || (data26 === "map")) || (data26 === "orbs")) || (data26 === "prism")) || (data26 === "quarter-circle")) || (data26 === "shards")) || (data26 === "sigils")) || (data26 === "sonar")) || (data26 === "topography")) || (data26 === "triangles")) || (data26 === "waves")) || (data26 === "woodcut"))){
const err39 = {instancePath:instancePath+"/art/kind",schemaPath:"#/properties/art/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.art.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data25.seed !== undefined){
let data27 = data25.seed;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err40 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99999 || isNaN(data27)){
const err41 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err42 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data25.density !== undefined){
let data28 = data25.density;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err43 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 5 || isNaN(data28)){
const err44 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err45 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"description":"dark and light force a mode, preference follows the visitor's choice. system cannot be forced: it is ignored, with a warning.","type":"string","enum":["dark","light","preference","system"],"examples":["dark"]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "dark") || (data === "light")) || (data === "preference")) || (data === "system"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"description":"A picture in the program's assets folder: an SVG, PNG or JPEG file, which pages, link previews and home screens all can show.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$","maxLength":200,"x-reference":"asset","examples":["logo.svg"]};
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"description":"A line of text, translatable. {program}, {publisher} and {product} are filled in.","type":"string","minLength":1,"maxLength":160,"x-text":"plain","examples":["Play it first"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/application.schema.json","title":"Applications","description":"Whether, when and how creators apply.","type":"object","properties":{"state":{"description":"open, closed, or window: open between opens_at and closes_at.","type":"string","enum":["open","closed","window"],"examples":["window"]},"opens_at":{"description":"When the window opens.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"When the window closes.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-31T23:00:00Z"]},"closed_message":{"description":"Shown below \"Currently Closed\" instead of the engine's own sentence.","$ref":"common.schema.json#/$defs/text","examples":["The autumn round is full."]},"review_days":{"description":"How many days a decision usually takes; shown to applicants.","type":"integer","minimum":1,"maximum":365,"examples":[14]},"form":{"description":"The questions of the application, in order.","type":"array","items":{"$ref":"#/$defs/field"},"maxItems":40,"examples":[[{"name":"channel","type":"url","label":"Your channel"}]]},"eligibility":{"description":"What a creator needs to be considered.","$ref":"#/$defs/eligibility","examples":[{"require":"any","rules":[{"kind":"followers","at_least":2000,"label":"2,000 followers on one platform"}]}]}},"required":["state"],"additionalProperties":false,"$defs":{"field":{"type":"object","description":"A question of the form.","properties":{"name":{"description":"Its name in the stored application.","$ref":"common.schema.json#/$defs/identifier","examples":["channel_url"]},"type":{"description":"What kind of answer it takes.","type":"string","enum":["text","long_text","number","url","email","date","select","multi_select","checkbox","country"],"examples":["url"]},"label":{"description":"The question.","$ref":"common.schema.json#/$defs/heading","examples":["Where do you stream?"]},"help":{"description":"A hint below the question.","$ref":"common.schema.json#/$defs/text","examples":["The address of your main channel."]},"required":{"description":"Whether it must be answered.","type":"boolean","examples":[true]},"max_length":{"description":"The longest answer in characters.","type":"integer","minimum":1,"maximum":5000,"examples":[500]},"minimum":{"description":"For type number: the smallest answer.","type":"number","examples":[1]},"maximum":{"description":"For type number: the largest answer.","type":"number","examples":[7]},"options":{"description":"The choices of select and multi_select.","type":"array","items":{"type":"object","properties":{"value":{"description":"What is stored.","type":"string","minLength":1,"maxLength":60,"examples":["pc"]},"label":{"description":"What is shown.","$ref":"common.schema.json#/$defs/heading","examples":["PC"]}},"required":["value","label"],"additionalProperties":false},"minItems":1,"maxItems":60,"examples":[[{"value":"pc","label":"PC"}]]},"when":{"description":"Ask only when another answer has this value.","type":"object","properties":{"field":{"description":"The other question's name.","$ref":"common.schema.json#/$defs/identifier","examples":["has_team"]},"equals":{"description":"The answer that shows this question.","type":"string","maxLength":60,"examples":["yes"]}},"required":["field","equals"],"additionalProperties":false,"examples":[{"field":"has_team","equals":"yes"}]}},"required":["name","type","label"],"additionalProperties":false},"eligibility":{"type":"object","description":"Rules, and how many of them must be met.","properties":{"require":{"description":"all of the rules, or any one.","type":"string","enum":["all","any"],"examples":["any"]},"note":{"description":"A sentence below the rules.","$ref":"common.schema.json#/$defs/text","examples":["Meeting a bar does not guarantee a place."]},"rules":{"description":"The rules.","type":"array","items":{"$ref":"#/$defs/eligibility_rule"},"minItems":1,"maxItems":12,"examples":[[{"kind":"age","at_least":18,"label":"You are 18 or older"}]]}},"required":["require","rules"],"additionalProperties":false},"eligibility_rule":{"description":"A requirement, or several of which one is enough.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/rule"},{"$ref":"#/$defs/any_of"}]},"rule":{"type":"object","description":"One requirement.","properties":{"kind":{"description":"What is measured; minutes_played and games_owned are read of an account on Steam.","type":"string","enum":["age","country","followers","average_viewers","average_views","uploads","community_size","minutes_played","games_owned","linked_account"],"examples":["followers"]},"at_least":{"description":"The smallest figure that meets it.","type":"integer","minimum":0,"examples":[2000]},"platform":{"description":"The platform it is measured on, or whose account must be linked; absent: any.","type":"string","maxLength":40,"x-reference":"identity_provider","examples":["twitch"]},"countries":{"description":"For kind country: ISO 3166 codes.","type":"array","items":{"description":"A country as ISO 3166 writes it: two capital letters.","type":"string","pattern":"^[A-Z]{2}$","x-reference":"country","examples":["US"]},"minItems":1,"uniqueItems":true,"examples":[["US","CA"]]},"games":{"description":"For kinds minutes_played and games_owned: minutes ever played of these games together, or how many of them are owned.","type":"array","items":{"description":"The app id of a game on Steam: the number in its store page's address.","type":"integer","minimum":1,"maximum":4294967295,"examples":[730]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[[730]]},"label":{"description":"The requirement in words.","$ref":"common.schema.json#/$defs/heading","examples":["2,000 followers on one platform"]}},"required":["kind","label"],"additionalProperties":false},"any_of":{"type":"object","description":"Several requirements of which one is enough.","properties":{"kind":{"description":"any_of: one of its rules is enough.","const":"any_of","examples":["any_of"]},"label":{"description":"What stands above its rules; absent: the engine's own sentence.","$ref":"common.schema.json#/$defs/heading","examples":["One of these four marks"]},"rules":{"description":"The rules; an any_of takes no other any_of.","type":"array","items":{"$ref":"#/$defs/rule"},"minItems":2,"maxItems":12,"examples":[[{"kind":"followers","at_least":2000,"label":"2,000 followers on one platform"},{"kind":"average_viewers","at_least":50,"label":"50 average viewers"}]]}},"required":["kind","rules"],"additionalProperties":false}}};
const schema34 = {"description":"A moment with its offset (RFC 3339).","type":"string","format":"date-time","examples":["2026-12-01T09:00:00Z"]};
const formats8 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","description":"A question of the form.","properties":{"name":{"description":"Its name in the stored application.","$ref":"common.schema.json#/$defs/identifier","examples":["channel_url"]},"type":{"description":"What kind of answer it takes.","type":"string","enum":["text","long_text","number","url","email","date","select","multi_select","checkbox","country"],"examples":["url"]},"label":{"description":"The question.","$ref":"common.schema.json#/$defs/heading","examples":["Where do you stream?"]},"help":{"description":"A hint below the question.","$ref":"common.schema.json#/$defs/text","examples":["The address of your main channel."]},"required":{"description":"Whether it must be answered.","type":"boolean","examples":[true]},"max_length":{"description":"The longest answer in characters.","type":"integer","minimum":1,"maximum":5000,"examples":[500]},"minimum":{"description":"For type number: the smallest answer.","type":"number","examples":[1]},"maximum":{"description":"For type number: the largest answer.","type":"number","examples":[7]},"options":{"description":"The choices of select and multi_select.","type":"array","items":{"type":"object","properties":{"value":{"description":"What is stored.","type":"string","minLength":1,"maxLength":60,"examples":["pc"]},"label":{"description":"What is shown.","$ref":"common.schema.json#/$defs/heading","examples":["PC"]}},"required":["value","label"],"additionalProperties":false},"minItems":1,"maxItems":60,"examples":[[{"value":"pc","label":"PC"}]]},"when":{"description":"Ask only when another answer has this value.","type":"object","properties":{"field":{"description":"The other question's name.","$ref":"common.schema.json#/$defs/identifier","examples":["has_team"]},"equals":{"description":"The answer that shows this question.","type":"string","maxLength":60,"examples":["yes"]}},"required":["field","equals"],"additionalProperties":false,"examples":[{"field":"has_team","equals":"yes"}]}},"required":["name","type","label"],"additionalProperties":false};
const schema37 = {"description":"A name for machines: lower-case letters, digits and underscores.","type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":60,"examples":["favourite_mode"]};
const pattern12 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate94(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data1 === "text") || (data1 === "long_text")) || (data1 === "number")) || (data1 === "url")) || (data1 === "email")) || (data1 === "date")) || (data1 === "select")) || (data1 === "multi_select")) || (data1 === "checkbox")) || (data1 === "country"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate96(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate91(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_length !== undefined){
let data5 = data.max_length;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5000 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data6 = data.minimum;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maximum !== undefined){
let data7 = data.maximum;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length > 60){
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err14 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.label === undefined){
const err15 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "value") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 === "string"){
if(func2(data10) > 60){
const err17 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data10) < 1){
const err18 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.label !== undefined){
if(!(validate96(data9.label, {instancePath:instancePath+"/options/" + i0+"/label",parentData:data9,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined){
let data12 = data.when;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.field === undefined){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.equals === undefined){
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "equals"},message:"must have required property '"+"equals"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data12){
if(!((key2 === "field") || (key2 === "equals"))){
const err24 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.field !== undefined){
if(!(validate94(data12.field, {instancePath:instancePath+"/when/field",parentData:data12,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data12.equals !== undefined){
let data14 = data12.equals;
if(typeof data14 === "string"){
if(func2(data14) > 60){
const err25 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","description":"Rules, and how many of them must be met.","properties":{"require":{"description":"all of the rules, or any one.","type":"string","enum":["all","any"],"examples":["any"]},"note":{"description":"A sentence below the rules.","$ref":"common.schema.json#/$defs/text","examples":["Meeting a bar does not guarantee a place."]},"rules":{"description":"The rules.","type":"array","items":{"$ref":"#/$defs/eligibility_rule"},"minItems":1,"maxItems":12,"examples":[[{"kind":"age","at_least":18,"label":"You are 18 or older"}]]}},"required":["require","rules"],"additionalProperties":false};
const schema40 = {"description":"A requirement, or several of which one is enough.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/rule"},{"$ref":"#/$defs/any_of"}]};
const schema41 = {"type":"object","description":"One requirement.","properties":{"kind":{"description":"What is measured; minutes_played and games_owned are read of an account on Steam.","type":"string","enum":["age","country","followers","average_viewers","average_views","uploads","community_size","minutes_played","games_owned","linked_account"],"examples":["followers"]},"at_least":{"description":"The smallest figure that meets it.","type":"integer","minimum":0,"examples":[2000]},"platform":{"description":"The platform it is measured on, or whose account must be linked; absent: any.","type":"string","maxLength":40,"x-reference":"identity_provider","examples":["twitch"]},"countries":{"description":"For kind country: ISO 3166 codes.","type":"array","items":{"description":"A country as ISO 3166 writes it: two capital letters.","type":"string","pattern":"^[A-Z]{2}$","x-reference":"country","examples":["US"]},"minItems":1,"uniqueItems":true,"examples":[["US","CA"]]},"games":{"description":"For kinds minutes_played and games_owned: minutes ever played of these games together, or how many of them are owned.","type":"array","items":{"description":"The app id of a game on Steam: the number in its store page's address.","type":"integer","minimum":1,"maximum":4294967295,"examples":[730]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[[730]]},"label":{"description":"The requirement in words.","$ref":"common.schema.json#/$defs/heading","examples":["2,000 followers on one platform"]}},"required":["kind","label"],"additionalProperties":false};
const pattern10 = new RegExp("^[A-Z]{2}$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "at_least")) || (key0 === "platform")) || (key0 === "countries")) || (key0 === "games")) || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((data0 === "age") || (data0 === "country")) || (data0 === "followers")) || (data0 === "average_viewers")) || (data0 === "average_views")) || (data0 === "uploads")) || (data0 === "community_size")) || (data0 === "minutes_played")) || (data0 === "games_owned")) || (data0 === "linked_account"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.at_least !== undefined){
let data1 = data.at_least;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/at_least",schemaPath:"#/properties/at_least/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/at_least",schemaPath:"#/properties/at_least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.platform !== undefined){
let data2 = data.platform;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.countries !== undefined){
let data3 = data.countries;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err10 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/countries/" + i0,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.games !== undefined){
let data5 = data.games;
if(Array.isArray(data5)){
if(data5.length > 50){
const err14 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/games/" + i2,schemaPath:"#/properties/games/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4294967295 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/games/" + i2,schemaPath:"#/properties/games/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/games/" + i2,schemaPath:"#/properties/games/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err19 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err20 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate96(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","description":"Several requirements of which one is enough.","properties":{"kind":{"description":"any_of: one of its rules is enough.","const":"any_of","examples":["any_of"]},"label":{"description":"What stands above its rules; absent: the engine's own sentence.","$ref":"common.schema.json#/$defs/heading","examples":["One of these four marks"]},"rules":{"description":"The rules; an any_of takes no other any_of.","type":"array","items":{"$ref":"#/$defs/rule"},"minItems":2,"maxItems":12,"examples":[[{"kind":"followers","at_least":2000,"label":"2,000 followers on one platform"},{"kind":"average_viewers","at_least":50,"label":"50 average viewers"}]]}},"required":["kind","rules"],"additionalProperties":false};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "label")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("any_of" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "any_of"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate96(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
if(data2.length > 12){
const err4 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 2){
const err5 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "age"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "country"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "followers"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "average_viewers"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "average_views"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "uploads"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "community_size"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "minutes_played"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "games_owned"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "linked_account"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "any_of"){
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate104.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.require === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "require"},message:"must have required property '"+"require"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "require") || (key0 === "note")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.require !== undefined){
let data0 = data.require;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/require",schemaPath:"#/properties/require/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "all") || (data0 === "any"))){
const err4 = {instancePath:instancePath+"/require",schemaPath:"#/properties/require/enum",keyword:"enum",params:{allowedValues: schema39.properties.require.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.note !== undefined){
if(!(validate91(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
if(data2.length > 12){
const err5 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/application.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "state") || (key0 === "opens_at")) || (key0 === "closes_at")) || (key0 === "closed_message")) || (key0 === "review_days")) || (key0 === "form")) || (key0 === "eligibility"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "open") || (data0 === "closed")) || (data0 === "window"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema33.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.opens_at !== undefined){
if(!(validate88(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate88(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.closed_message !== undefined){
if(!(validate91(data.closed_message, {instancePath:instancePath+"/closed_message",parentData:data,parentDataProperty:"closed_message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.review_days !== undefined){
let data4 = data.review_days;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 365 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.form !== undefined){
let data5 = data.form;
if(Array.isArray(data5)){
if(data5.length > 40){
const err7 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate93(data5[i0], {instancePath:instancePath+"/form/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eligibility !== undefined){
if(!(validate102(data.eligibility, {instancePath:instancePath+"/eligibility",parentData:data,parentDataProperty:"eligibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"description":"The path of a page below the program, without the leading part; \"/\" is the landing page, a trailing \"/*\" matches everything below.","type":"string","pattern":"^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$","maxLength":120,"examples":["/errors/age-gate-fail"]};
const pattern14 = new RegExp("^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$"},message:"must match pattern \""+"^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"description":"The frame a page is shown in.","type":"string","enum":["default","custom","claims","dashboard","dashboard-basic","bingo-simple","bingo-branded","branded","none"],"examples":["default"]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "default") || (data === "custom")) || (data === "claims")) || (data === "dashboard")) || (data === "dashboard-basic")) || (data === "bingo-simple")) || (data === "bingo-branded")) || (data === "branded")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema45 = {"description":"A guard by name: auth (signed in), guest (signed out only), member (in the program).","type":"string","x-reference":"guard","maxLength":40,"examples":["auth"]};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/page.schema.json","title":"Page","type":"object","description":"A page of the program: an address and its blocks.","properties":{"path":{"description":"Its address below the program.","$ref":"common.schema.json#/$defs/page_path","examples":["/"]},"title":{"description":"The page's title, shown in the tab as \"title | program\".","$ref":"common.schema.json#/$defs/heading","examples":["Creators"]},"description":{"description":"What search engines and link previews show.","$ref":"common.schema.json#/$defs/text","examples":["Join the program."]},"layout":{"description":"The frame it is shown in.","$ref":"common.schema.json#/$defs/layout","examples":["default"]},"color_mode":{"description":"Which colour mode it forces.","$ref":"common.schema.json#/$defs/color_mode","examples":["dark"]},"robots":{"description":"Whether search engines may list it.","type":"string","enum":["index","noindex"],"examples":["index"]},"guards":{"description":"Who may see it.","type":"array","items":{"$ref":"common.schema.json#/$defs/guard"},"maxItems":5,"uniqueItems":true,"examples":[["auth"]]},"validate":{"description":"A rule, by name, that the address must meet; otherwise the page is not found. slug-tail: what stands for \"*\" is made of lower-case words; single-segment: it is one segment.","type":"string","maxLength":40,"x-reference":"validation_rule","examples":["slug-tail"]},"blocks":{"description":"What the page shows, from top to bottom.","type":"array","items":{"$ref":"block.schema.json"},"minItems":1,"maxItems":40,"examples":[[{"kind":"hero","title":"Hello"}]]}},"required":["path","blocks"],"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$"},message:"must match pattern \""+"^/([a-z0-9-]+(/[a-z0-9-]+)*(/\\*)?)?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "default") || (data === "custom")) || (data === "claims")) || (data === "dashboard")) || (data === "dashboard-basic")) || (data === "bingo-simple")) || (data === "bingo-branded")) || (data === "branded")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "dark") || (data === "light")) || (data === "preference")) || (data === "system"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/block.schema.json","title":"Block","description":"One block of a page. Its kind decides which other fields it takes.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"blocks/hero.schema.json"},{"$ref":"blocks/benefits.schema.json"},{"$ref":"blocks/steps.schema.json"},{"$ref":"blocks/eligibility.schema.json"},{"$ref":"blocks/countdown.schema.json"},{"$ref":"blocks/timeline.schema.json"},{"$ref":"blocks/faq.schema.json"},{"$ref":"blocks/resources.schema.json"},{"$ref":"blocks/media.schema.json"},{"$ref":"blocks/quote.schema.json"},{"$ref":"blocks/stats.schema.json"},{"$ref":"blocks/logo_wall.schema.json"},{"$ref":"blocks/rich_text.schema.json"},{"$ref":"blocks/socials.schema.json"},{"$ref":"blocks/apply_banner.schema.json"},{"$ref":"blocks/application_form.schema.json"},{"$ref":"blocks/key_request.schema.json"},{"$ref":"blocks/age_gate.schema.json"},{"$ref":"blocks/login.schema.json"},{"$ref":"blocks/notice.schema.json"}]};
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/hero.schema.json","title":"HeroBlock","type":"object","description":"The opening of a page: headline, promise, first action, art.","properties":{"kind":{"description":"Which block this is.","const":"hero","examples":["hero"]},"composition":{"description":"How text and art stand together.","type":"string","enum":["split","centred","poster","banner","ledger","grid","console"],"examples":["split"]},"eyebrow":{"description":"A short line above the headline.","$ref":"../common.schema.json#/$defs/heading","examples":["Battlefield Creator Program"]},"title":{"description":"The headline.","$ref":"../common.schema.json#/$defs/heading","examples":["Make the moment. Own the feed."]},"text":{"description":"What the program is, in a sentence or two.","$ref":"../common.schema.json#/$defs/text","examples":["Points for every clip, rewards every season."]},"image":{"description":"The publisher's own key art in the place of the theme's generated art: at least 720 pixels each way, best 1920 wide or more, with what matters where no words stand over it. It is cut to the composition around its focus, and not mirrored where one reads from the right; blocks that repeat the page's art repeat this one of its first hero. Absent: the generated art.","$ref":"../common.schema.json#/$defs/image","examples":[{"file":"key-art.jpg","alt":"A beam of light over hills in the fog","focus":{"x":70,"y":40}}]},"actions":{"description":"Buttons; the first is the primary one. The apply button follows the state of applications.","type":"array","items":{"$ref":"../common.schema.json#/$defs/action"},"maxItems":3,"examples":[[{"label":"Learn more","to":"#benefits"}]]},"facts":{"description":"Up to four facts below the text.","type":"array","items":{"$ref":"../common.schema.json#/$defs/fact"},"maxItems":4,"examples":[[{"value":"18+","label":"with an EA account"}]]}},"required":["kind","title"],"additionalProperties":false};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"title":"ManifestImage","type":"object","description":"A picture of what it stands in, cropped to its place on the page.","properties":{"file":{"description":"The picture: of pixels at least 320 each way, or a drawing.","$ref":"common.schema.json#/$defs/asset","examples":["field-jacket.jpg"]},"alt":{"description":"What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.","$ref":"common.schema.json#/$defs/heading","examples":["A canvas jacket with an orange lining"]},"focus":{"description":"Which point stays in sight when the picture is cropped; absent: its middle.","$ref":"common.schema.json#/$defs/focus","examples":[{"x":50,"y":20}]}},"required":["file"],"additionalProperties":false,"examples":[{"file":"field-jacket.jpg","alt":"A canvas jacket with an orange lining"}]};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"title":"ManifestFocus","type":"object","description":"A point of a picture, in percent from its left and upper edge.","properties":{"x":{"description":"Percent of the width, from the left.","type":"integer","minimum":0,"maximum":100,"examples":[50]},"y":{"description":"Percent of the height, from above.","type":"integer","minimum":0,"maximum":100,"examples":[20]}},"required":["x","y"],"additionalProperties":false,"examples":[{"x":50,"y":20}]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.y === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "x") || (key0 === "y"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.x !== undefined){
let data0 = data.x;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.y !== undefined){
let data1 = data.y;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "alt")) || (key0 === "focus"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate154(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
if(!(validate156(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.focus !== undefined){
if(!(validate158(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","description":"A button or link.","properties":{"label":{"description":"What the button says; without it \"Learn more\", in each language.","$ref":"common.schema.json#/$defs/heading","examples":["Apply now"]},"to":{"description":"Where it leads.","$ref":"common.schema.json#/$defs/link","examples":["/login"]}},"required":["to"],"additionalProperties":false,"examples":[{"label":"Apply now","to":"/login"}]};
const schema62 = {"description":"Where a link leads: a page of the program (\"/thankyou\", \"/\" is the landing page), a place on the page (\"#faq\"), or an https: or mailto: address.","type":"string","pattern":"^(/(?!/)|#|https://|mailto:)","maxLength":500,"x-reference":"link","examples":["/thankyou"]};
const pattern18 = new RegExp("^(/(?!/)|#|https://|mailto:)", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern18.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/(?!/)|#|https://|mailto:)"},message:"must match pattern \""+"^(/(?!/)|#|https://|mailto:)"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "to"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate156(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate163(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","description":"A value with what it counts.","properties":{"value":{"description":"The figure or word shown large.","$ref":"common.schema.json#/$defs/heading","examples":["4 weeks"]},"label":{"description":"What it means.","$ref":"common.schema.json#/$defs/heading","examples":["early access before launch"]}},"required":["value","label"],"additionalProperties":false,"examples":[{"value":"4 weeks","label":"early access"}]};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate156(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate156(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/hero.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "composition")) || (key0 === "eyebrow")) || (key0 === "title")) || (key0 === "text")) || (key0 === "image")) || (key0 === "actions")) || (key0 === "facts"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("hero" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "hero"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.composition !== undefined){
let data1 = data.composition;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/composition",schemaPath:"#/properties/composition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data1 === "split") || (data1 === "centred")) || (data1 === "poster")) || (data1 === "banner")) || (data1 === "ledger")) || (data1 === "grid")) || (data1 === "console"))){
const err5 = {instancePath:instancePath+"/composition",schemaPath:"#/properties/composition/enum",keyword:"enum",params:{allowedValues: schema54.properties.composition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate148(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate148(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate151(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate153(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data6 = data.actions;
if(Array.isArray(data6)){
if(data6.length > 3){
const err6 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate161(data6[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.facts !== undefined){
let data8 = data.facts;
if(Array.isArray(data8)){
if(data8.length > 4){
const err8 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate166(data8[i1], {instancePath:instancePath+"/facts/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/benefits.schema.json","title":"BenefitsBlock","type":"object","description":"What members get, as cards.","properties":{"kind":{"description":"Which block this is.","const":"benefits","examples":["benefits"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the benefits look; cards where absent. bento makes the first a large tile with the picture, index is a ruled list of large names.","type":"string","enum":["bento","index"],"examples":["bento"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The cards.","type":"array","items":{"$ref":"../common.schema.json#/$defs/item"},"minItems":1,"maxItems":12,"examples":[[{"title":"Early keys","text":"Play first."}]]}},"required":["kind","title","items"],"additionalProperties":false};
const pattern19 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","description":"A card: a title, a text and an icon.","properties":{"title":{"description":"The card's heading.","$ref":"common.schema.json#/$defs/heading","examples":["Early keys"]},"text":{"description":"One or two sentences.","$ref":"common.schema.json#/$defs/text","examples":["Play four weeks before launch."]},"icon":{"description":"An icon beside the heading.","$ref":"common.schema.json#/$defs/icon","examples":["tabler:key"]}},"required":["title","text"],"additionalProperties":false,"examples":[{"title":"Early keys","text":"Play before launch."}]};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema69 = {"description":"An icon as set:name. The set tabler is compiled in; others come from what site.yaml names.","type":"string","pattern":"^[a-z0-9-]+:[a-z0-9-]+$","maxLength":80,"x-reference":"icon","examples":["tabler:key"]};
const pattern20 = new RegExp("^[a-z0-9-]+:[a-z0-9-]+$", "u");

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+:[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+:[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "text")) || (key0 === "icon"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate156(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate177(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate179(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/benefits.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("benefits" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "benefits"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "bento") || (data2 === "index"))){
const err9 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema64.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate171(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate173(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 12){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate175(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/steps.schema.json","title":"StepsBlock","type":"object","description":"How it works, in order.","properties":{"kind":{"description":"Which block this is.","const":"steps","examples":["steps"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the steps look; line (numbers on a line) is the usual one. numerals is a ruled list with tall numbers, log a mission’s log, track laps within a race track, path stops on a dotted way.","type":"string","enum":["line","numerals","log","track","path"],"examples":["numerals"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The steps.","type":"array","items":{"$ref":"../common.schema.json#/$defs/item"},"minItems":1,"maxItems":8,"examples":[[{"title":"Apply","text":"Tell us about your channel."}]]}},"required":["kind","title","items"],"additionalProperties":false};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "text")) || (key0 === "icon"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate156(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate177(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate179(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/steps.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("steps" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "steps"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === "line") || (data2 === "numerals")) || (data2 === "log")) || (data2 === "track")) || (data2 === "path"))){
const err9 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema70.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate183(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate185(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 8){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate187(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema74 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/eligibility.schema.json","title":"EligibilityBlock","type":"object","description":"Who may join, drawn from the manifest's eligibility rules and agreements.","properties":{"kind":{"description":"Which block this is.","const":"eligibility","examples":["eligibility"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]}},"required":["kind","title"],"additionalProperties":false};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/eligibility.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("eligibility" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "eligibility"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate193(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate195(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/countdown.schema.json","title":"CountdownBlock","type":"object","description":"Time until a moment.","properties":{"kind":{"description":"Which block this is.","const":"countdown","examples":["countdown"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"until":{"description":"The moment.","$ref":"../common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"after":{"description":"Shown once it has passed.","$ref":"../common.schema.json#/$defs/text","examples":["The season has begun."]}},"required":["kind","title","until"],"additionalProperties":false};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/countdown.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.until === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "until")) || (key0 === "after"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("countdown" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "countdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate198(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate200(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate202(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined){
if(!(validate200(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/timeline.schema.json","title":"TimelineBlock","type":"object","description":"Dates in order.","properties":{"kind":{"description":"Which block this is.","const":"timeline","examples":["timeline"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the dates look; line (beside a line) is the usual one. board is a board of departures, axis has dates to both sides, tickets are cards with a stub.","type":"string","enum":["line","board","axis","tickets"],"examples":["board"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The entries.","type":"array","items":{"type":"object","properties":{"at":{"description":"The moment it happens.","$ref":"../common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"title":{"description":"What happens.","$ref":"../common.schema.json#/$defs/heading","examples":["Season start"]},"text":{"description":"More about it.","$ref":"../common.schema.json#/$defs/text","examples":["Boards reset."]}},"required":["at","title"],"additionalProperties":false},"minItems":1,"maxItems":20,"examples":[[{"at":"2026-12-01T09:00:00Z","title":"Season start"}]]}},"required":["kind","title","items"],"additionalProperties":false};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/timeline.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("timeline" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "timeline"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "line") || (data2 === "board")) || (data2 === "axis")) || (data2 === "tickets"))){
const err9 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema81.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate206(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate208(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 20){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.at === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.title === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "at") || (key1 === "title")) || (key1 === "text"))){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.at !== undefined){
if(!(validate210(data6.at, {instancePath:instancePath+"/items/" + i0+"/at",parentData:data6,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data6.title !== undefined){
if(!(validate206(data6.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data6,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
if(data6.text !== undefined){
if(!(validate208(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema85 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/faq.schema.json","title":"FaqBlock","type":"object","description":"Questions and answers.","properties":{"kind":{"description":"Which block this is.","const":"faq","examples":["faq"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The questions.","type":"array","items":{"type":"object","properties":{"question":{"description":"The question.","$ref":"../common.schema.json#/$defs/heading","examples":["Does it cost anything?"]},"answer":{"description":"The answer.","$ref":"../common.schema.json#/$defs/markdown","examples":["No, membership is free."]}},"required":["question","answer"],"additionalProperties":false},"minItems":1,"maxItems":30,"examples":[[{"question":"Does it cost anything?","answer":"No."}]]}},"required":["kind","items"],"additionalProperties":false};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema88 = {"description":"Text in Markdown, translatable. Headings, lists, links, emphasis and quotes; HTML is dropped.","type":"string","minLength":1,"maxLength":20000,"x-text":"markdown","examples":["Read the **embargo** first."]};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/faq.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("faq" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "faq"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate215(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate217(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 30){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.question === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.answer === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "question") || (key1 === "answer"))){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.question !== undefined){
if(!(validate215(data5.question, {instancePath:instancePath+"/items/" + i0+"/question",parentData:data5,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data5.answer !== undefined){
if(!(validate220(data5.answer, {instancePath:instancePath+"/items/" + i0+"/answer",parentData:data5,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/resources.schema.json","title":"ResourcesBlock","type":"object","description":"Links and files for creators.","properties":{"kind":{"description":"Which block this is.","const":"resources","examples":["resources"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The links.","type":"array","items":{"type":"object","properties":{"title":{"description":"The link's name.","$ref":"../common.schema.json#/$defs/heading","examples":["Press kit"]},"text":{"description":"What is there.","$ref":"../common.schema.json#/$defs/text","examples":["Logos and art."]},"to":{"description":"Where it leads.","$ref":"../common.schema.json#/$defs/link","examples":["https://press.example/kit"]},"icon":{"description":"An icon.","$ref":"../common.schema.json#/$defs/icon","examples":["tabler:download"]}},"required":["title","to"],"additionalProperties":false},"minItems":1,"maxItems":20,"examples":[[{"title":"Press kit","text":"Logos and art.","to":"https://press.example/kit"}]]}},"required":["kind","title","items"],"additionalProperties":false};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern18.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/(?!/)|#|https://|mailto:)"},message:"must match pattern \""+"^(/(?!/)|#|https://|mailto:)"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+:[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+:[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/resources.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("resources" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "resources"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate223(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate225(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 20){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.title === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.to === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "title") || (key1 === "text")) || (key1 === "to")) || (key1 === "icon"))){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.title !== undefined){
if(!(validate223(data5.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data5,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data5.text !== undefined){
if(!(validate225(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(data5.to !== undefined){
if(!(validate229(data5.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data5,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
if(!(validate231(data5.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data5,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/media.schema.json","title":"MediaBlock","type":"object","description":"A picture or drawing with a caption.","properties":{"kind":{"description":"Which block this is.","const":"media","examples":["media"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"asset":{"description":"The picture, from the assets folder.","$ref":"../common.schema.json#/$defs/asset","examples":["map.svg"]},"alternative":{"description":"What it shows, for those who do not see it.","$ref":"../common.schema.json#/$defs/text","examples":["A map of the park with three routes."]},"caption":{"description":"A line below.","$ref":"../common.schema.json#/$defs/heading","examples":["Sample route."]},"width":{"description":"The picture's width in pixels.","type":"integer","minimum":48,"maximum":8000,"examples":[1200]},"height":{"description":"Its height in pixels, in the picture's own proportions.","type":"integer","minimum":48,"maximum":8000,"examples":[675]}},"required":["kind","asset","alternative","width","height"],"additionalProperties":false};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/media.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.alternative === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternative"},message:"must have required property '"+"alternative"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.width === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.height === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema94.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if("media" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern19.test(data1)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate234(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate236(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate238(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
if(data.alternative !== undefined){
if(!(validate236(data.alternative, {instancePath:instancePath+"/alternative",parentData:data,parentDataProperty:"alternative",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate234(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data7 = data.width;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 8000 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000},message:"must be <= 8000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 48 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 48},message:"must be >= 48"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.height !== undefined){
let data8 = data.height;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8000 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000},message:"must be <= 8000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 48 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 48},message:"must be >= 48"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema98 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/quote.schema.json","title":"QuoteBlock","type":"object","description":"Somebody's words.","properties":{"kind":{"description":"Which block this is.","const":"quote","examples":["quote"]},"look":{"description":"Where the words stand; beside a quotation mark where absent. art sets them over the page’s picture.","type":"string","enum":["art"],"examples":["art"]},"text":{"description":"The words.","$ref":"../common.schema.json#/$defs/text","examples":["It felt like being heard."]},"by":{"description":"Who said it.","$ref":"../common.schema.json#/$defs/heading","examples":["A sample member"]},"role":{"description":"Who that is.","$ref":"../common.schema.json#/$defs/heading","examples":["Streamer since 2019"]}},"required":["kind","text","by"],"additionalProperties":false};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/quote.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "look")) || (key0 === "text")) || (key0 === "by")) || (key0 === "role"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("quote" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "quote"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.look !== undefined){
let data1 = data.look;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "art")){
const err6 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema98.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate243(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate245(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate245(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/stats.schema.json","title":"StatsBlock","type":"object","description":"Figures in a row.","properties":{"kind":{"description":"Which block this is.","const":"stats","examples":["stats"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the figures look; row is the usual one. grand sets the first as large as it goes, gauges puts each over the ticks of a gauge.","type":"string","enum":["row","grand","gauges"],"examples":["grand"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The figures.","type":"array","items":{"$ref":"../common.schema.json#/$defs/fact"},"minItems":2,"maxItems":6,"examples":[[{"value":"50","label":"average viewers"},{"value":"4 weeks","label":"early access"}]]},"note":{"description":"Where the figures come from.","$ref":"../common.schema.json#/$defs/text","examples":["Sample figures."]}},"required":["kind","items"],"additionalProperties":false};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate156(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate156(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/stats.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("stats" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "stats"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "row") || (data2 === "grand")) || (data2 === "gauges"))){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema101.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate249(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate251(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 6){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 2){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate253(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.note !== undefined){
if(!(validate251(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/logo_wall.schema.json","title":"LogoWallBlock","type":"object","description":"Names or logos in rows.","properties":{"kind":{"description":"Which block this is.","const":"logo_wall","examples":["logo_wall"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the names look; wall is the usual one. titles are large, one a line; tiles are numbered.","type":"string","enum":["wall","titles","tiles"],"examples":["titles"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"items":{"description":"The entries.","type":"array","items":{"type":"object","properties":{"name":{"description":"The name, shown as text where there is no asset.","type":"string","minLength":1,"maxLength":80,"examples":["Street Fighter 6"]},"asset":{"description":"A drawing of ours.","$ref":"../common.schema.json#/$defs/asset","examples":["game.svg"]},"to":{"description":"Where it leads.","$ref":"../common.schema.json#/$defs/link","examples":["https://game.example"]}},"required":["name"],"additionalProperties":false},"minItems":2,"maxItems":24,"examples":[[{"name":"Street Fighter 6"},{"name":"Monster Hunter Wilds"}]]}},"required":["kind","title","items"],"additionalProperties":false};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern18.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/(?!/)|#|https://|mailto:)"},message:"must match pattern \""+"^(/(?!/)|#|https://|mailto:)"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/logo_wall.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("logo_wall" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "logo_wall"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "wall") || (data2 === "titles")) || (data2 === "tiles"))){
const err9 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema105.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate259(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate261(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 24){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.length < 2){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "name") || (key1 === "asset")) || (key1 === "to"))){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func2(data7) > 80){
const err14 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data7) < 1){
const err15 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.asset !== undefined){
if(!(validate263(data6.asset, {instancePath:instancePath+"/items/" + i0+"/asset",parentData:data6,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
if(data6.to !== undefined){
if(!(validate265(data6.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data6,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema110 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/rich_text.schema.json","title":"RichTextBlock","type":"object","description":"Running text.","properties":{"kind":{"description":"Which block this is.","const":"rich_text","examples":["rich_text"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"text":{"description":"Markdown.","$ref":"../common.schema.json#/$defs/markdown","examples":["## Embargo\n\nFirst previews one week after the keys."]}},"required":["kind","text"],"additionalProperties":false};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/rich_text.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("rich_text" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "rich_text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate268(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate270(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate272(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema114 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/socials.schema.json","title":"SocialsBlock","type":"object","description":"The program's social links, drawn from the manifest.","properties":{"kind":{"description":"Which block this is.","const":"socials","examples":["socials"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]}},"required":["kind"],"additionalProperties":false};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/socials.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if("socials" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "socials"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern19.test(data1)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate275(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate277(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema117 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/apply_banner.schema.json","title":"ApplyBannerBlock","type":"object","description":"A closing call to apply; follows the state of applications.","properties":{"kind":{"description":"Which block this is.","const":"apply_banner","examples":["apply_banner"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"look":{"description":"How the call looks; a band in the brand’s colour where absent. art sets it over the page’s picture, poster as large as it goes, sign on a panel with a frame of lamps.","type":"string","enum":["art","poster","sign"],"examples":["art"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"text":{"description":"One more reason.","$ref":"../common.schema.json#/$defs/text","examples":["Season 2 starts soon."]}},"required":["kind","title"],"additionalProperties":false};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/apply_banner.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "look")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("apply_banner" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "apply_banner"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.look !== undefined){
let data2 = data.look;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "art") || (data2 === "poster")) || (data2 === "sign"))){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema117.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate280(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate282(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate282(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema120 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/application_form.schema.json","title":"ApplicationFormBlock","type":"object","description":"What an application asks, its agreements, and the way in.","properties":{"kind":{"description":"Which block this is.","const":"application_form","examples":["application_form"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]}},"required":["kind","title"],"additionalProperties":false};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/application_form.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("application_form" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "application_form"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate286(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate288(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema123 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/key_request.schema.json","title":"KeyRequestBlock","type":"object","description":"Which keys can be requested, by platform and region.","properties":{"kind":{"description":"Which block this is.","const":"key_request","examples":["key_request"]},"id":{"description":"The place on the page that links name: \"#faq\".","type":"string","pattern":"^[a-z][a-z0-9-]*$","maxLength":40,"examples":["faq"]},"title":{"description":"The block's heading.","$ref":"../common.schema.json#/$defs/heading","examples":["What you get"]},"intro":{"description":"A sentence below the heading.","$ref":"../common.schema.json#/$defs/text","examples":["Everything members receive."]},"platforms":{"description":"The platforms keys exist for.","type":"array","items":{"type":"string","minLength":1,"maxLength":40},"minItems":1,"maxItems":12,"uniqueItems":true,"examples":[["PC","PlayStation 5"]]},"regions":{"description":"The regions keys exist for.","type":"array","items":{"$ref":"../common.schema.json#/$defs/heading"},"maxItems":20,"examples":[["Europe"]]},"embargo_until":{"description":"When coverage may be published.","$ref":"../common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"note":{"description":"What to know before asking.","$ref":"../common.schema.json#/$defs/text","examples":["One key a creator."]}},"required":["kind","title","platforms"],"additionalProperties":false};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/key_request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.platforms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platforms"},message:"must have required property '"+"platforms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "platforms")) || (key0 === "regions")) || (key0 === "embargo_until")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("key_request" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "key_request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate291(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate293(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
if(data.platforms !== undefined){
let data4 = data.platforms;
if(Array.isArray(data4)){
if(data4.length > 12){
const err8 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 40){
const err10 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/properties/platforms/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data5) < 1){
const err11 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/properties/platforms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/properties/platforms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.regions !== undefined){
let data6 = data.regions;
if(Array.isArray(data6)){
if(data6.length > 20){
const err15 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
if(!(validate291(data6[i2], {instancePath:instancePath+"/regions/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.embargo_until !== undefined){
if(!(validate296(data.embargo_until, {instancePath:instancePath+"/embargo_until",parentData:data,parentDataProperty:"embargo_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate293(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/age_gate.schema.json","title":"AgeGateBlock","type":"object","description":"Says that somebody is too young, kindly, and what to do.","properties":{"kind":{"description":"Which block this is.","const":"age_gate","examples":["age_gate"]},"title":{"description":"The heading.","$ref":"../common.schema.json#/$defs/heading","examples":["Come back when you are 18"]},"text":{"description":"Why, and what next.","$ref":"../common.schema.json#/$defs/text","examples":["The game is rated for adults."]},"action":{"description":"A way on.","$ref":"../common.schema.json#/$defs/action","examples":[{"label":"Back to the game","to":"/"}]}},"required":["kind","title","text"],"additionalProperties":false};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "to"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate156(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate163(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/age_gate.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "title")) || (key0 === "text")) || (key0 === "action"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("age_gate" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "age_gate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate300(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate302(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate304(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema131 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/login.schema.json","title":"LoginBlock","type":"object","description":"Sign-in with the program's identity providers.","properties":{"kind":{"description":"Which block this is.","const":"login","examples":["login"]},"title":{"description":"The heading.","$ref":"../common.schema.json#/$defs/heading","examples":["Welcome back"]},"text":{"description":"A sentence below.","$ref":"../common.schema.json#/$defs/text","examples":["Sign in to see your quests."]}},"required":["kind"],"additionalProperties":false};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/login.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "title")) || (key0 === "text"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if("login" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "login"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate309(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate311(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema134 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/blocks/notice.schema.json","title":"NoticeBlock","type":"object","description":"Something everybody should know.","properties":{"kind":{"description":"Which block this is.","const":"notice","examples":["notice"]},"tone":{"description":"How it is meant.","type":"string","enum":["info","success","warning"],"examples":["info"]},"title":{"description":"The heading.","$ref":"../common.schema.json#/$defs/heading","examples":["This program has ended"]},"text":{"description":"Markdown.","$ref":"../common.schema.json#/$defs/markdown","examples":["Thank you for everything."]},"action":{"description":"A way on.","$ref":"../common.schema.json#/$defs/action","examples":[{"label":"Other programs","to":"/"}]}},"required":["kind","text"],"additionalProperties":false};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "to"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate156(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate163(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/blocks/notice.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "tone")) || (key0 === "title")) || (key0 === "text")) || (key0 === "action"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("notice" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "notice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tone !== undefined){
let data1 = data.tone;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "info") || (data1 === "success")) || (data1 === "warning"))){
const err5 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema134.properties.tone.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate314(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate316(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate318(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/block.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "hero"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "benefits"){
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "steps"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "eligibility"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "countdown"){
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "timeline"){
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "faq"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "resources"){
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "media"){
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "quote"){
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "stats"){
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "logo_wall"){
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "rich_text"){
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "socials"){
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "apply_banner"){
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "application_form"){
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "key_request"){
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "age_gate"){
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "login"){
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "notice"){
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate146.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/page.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.blocks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema46.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate134(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate136(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate138(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
if(!(validate140(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data.color_mode !== undefined){
if(!(validate142(data.color_mode, {instancePath:instancePath+"/color_mode",parentData:data,parentDataProperty:"color_mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.robots !== undefined){
let data5 = data.robots;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data5 === "index") || (data5 === "noindex"))){
const err4 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/enum",keyword:"enum",params:{allowedValues: schema46.properties.robots.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.guards !== undefined){
let data6 = data.guards;
if(Array.isArray(data6)){
if(data6.length > 5){
const err5 = {instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate144(data6[i0], {instancePath:instancePath+"/guards/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data6[i1], data6[j0])){
const err6 = {instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.validate !== undefined){
let data8 = data.validate;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err8 = {instancePath:instancePath+"/validate",schemaPath:"#/properties/validate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/validate",schemaPath:"#/properties/validate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.blocks !== undefined){
let data9 = data.blocks;
if(Array.isArray(data9)){
if(data9.length > 40){
const err10 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data9.length < 1){
const err11 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate146(data9[i2], {instancePath:instancePath+"/blocks/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema138 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/legal.schema.json","title":"Legal","type":"object","description":"The legal pages: terms, privacy and code of conduct.","properties":{"terms":{"description":"Terms of Service.","$ref":"#/$defs/legal_document","examples":[{"version":"2026-11-01","file":"legal/terms.md"}]},"privacy":{"description":"Privacy Policy.","$ref":"#/$defs/legal_document","examples":[{"version":"2026-11-01","file":"legal/privacy.md"}]},"code_of_conduct":{"description":"Code of Conduct.","$ref":"#/$defs/legal_document","examples":[{"version":"2026-11-01","file":"legal/code-of-conduct.md"}]}},"additionalProperties":false,"$defs":{"legal_document":{"type":"object","description":"A document in force.","properties":{"version":{"description":"The version that people accept, usually its date. A new version asks for acceptance again.","type":"string","pattern":"^[0-9A-Za-z][0-9A-Za-z.-]*$","maxLength":40,"examples":["2026-11-01"]},"file":{"description":"Its Markdown file in the program's folder, or in the shared legal folder for site.yaml. <name>.<locale>.md beside it is its translation.","type":"string","pattern":"^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$","maxLength":120,"examples":["legal/code-of-conduct.md"]}},"required":["version","file"],"additionalProperties":false}}};
const schema139 = {"type":"object","description":"A document in force.","properties":{"version":{"description":"The version that people accept, usually its date. A new version asks for acceptance again.","type":"string","pattern":"^[0-9A-Za-z][0-9A-Za-z.-]*$","maxLength":40,"examples":["2026-11-01"]},"file":{"description":"Its Markdown file in the program's folder, or in the shared legal folder for site.yaml. <name>.<locale>.md beside it is its translation.","type":"string","pattern":"^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$","maxLength":120,"examples":["legal/code-of-conduct.md"]}},"required":["version","file"],"additionalProperties":false};
const pattern40 = new RegExp("^[0-9A-Za-z][0-9A-Za-z.-]*$", "u");
const pattern41 = new RegExp("^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$", "u");

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "version") || (key0 === "file"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern40.test(data0)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z][0-9A-Za-z.-]*$"},message:"must match pattern \""+"^[0-9A-Za-z][0-9A-Za-z.-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern41.test(data1)){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$"},message:"must match pattern \""+"^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/legal.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "terms") || (key0 === "privacy")) || (key0 === "code_of_conduct"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.terms !== undefined){
if(!(validate345(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
if(data.privacy !== undefined){
if(!(validate345(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
if(data.code_of_conduct !== undefined){
if(!(validate345(data.code_of_conduct, {instancePath:instancePath+"/code_of_conduct",parentData:data,parentDataProperty:"code_of_conduct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate94(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data1 === "text") || (data1 === "long_text")) || (data1 === "number")) || (data1 === "url")) || (data1 === "email")) || (data1 === "date")) || (data1 === "select")) || (data1 === "multi_select")) || (data1 === "checkbox")) || (data1 === "country"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate96(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate91(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_length !== undefined){
let data5 = data.max_length;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5000 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data6 = data.minimum;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maximum !== undefined){
let data7 = data.maximum;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length > 60){
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err14 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.label === undefined){
const err15 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "value") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 === "string"){
if(func2(data10) > 60){
const err17 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data10) < 1){
const err18 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.label !== undefined){
if(!(validate96(data9.label, {instancePath:instancePath+"/options/" + i0+"/label",parentData:data9,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined){
let data12 = data.when;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.field === undefined){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.equals === undefined){
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "equals"},message:"must have required property '"+"equals"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data12){
if(!((key2 === "field") || (key2 === "equals"))){
const err24 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.field !== undefined){
if(!(validate94(data12.field, {instancePath:instancePath+"/when/field",parentData:data12,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data12.equals !== undefined){
let data14 = data12.equals;
if(typeof data14 === "string"){
if(func2(data14) > 60){
const err25 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 20000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "alt")) || (key0 === "focus"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate154(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
if(!(validate156(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.focus !== undefined){
if(!(validate158(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema144 = {"type":"object","description":"Fields of the program, each replaced whole.","properties":{"title":{"$ref":"#/properties/title"},"publisher":{"$ref":"#/properties/publisher"},"description":{"$ref":"#/properties/description"},"status":{"$ref":"#/properties/status"},"sample":{"$ref":"#/properties/sample"},"provider":{"$ref":"#/properties/provider"},"base_route":{"$ref":"#/properties/base_route"},"hosts":{"$ref":"#/properties/hosts"},"contact":{"$ref":"#/properties/contact"},"locales":{"$ref":"#/properties/locales"},"theme":{"$ref":"#/properties/theme"},"color_mode":{"$ref":"#/properties/color_mode"},"dashboard_logo":{"$ref":"#/properties/dashboard_logo"},"favicon":{"$ref":"#/properties/favicon"},"agreements":{"$ref":"#/properties/agreements"},"preferred":{"$ref":"#/properties/preferred"},"seasonActivationIDs":{"$ref":"#/properties/seasonActivationIDs"},"applications":{"$ref":"#/properties/applications"},"identity_providers":{"$ref":"#/properties/identity_providers"},"sections":{"$ref":"#/properties/sections"},"socials":{"$ref":"#/properties/socials"},"messages":{"$ref":"#/properties/messages"},"pages":{"$ref":"#/properties/pages"},"legal":{"$ref":"#/properties/legal"},"custom_fields":{"$ref":"#/properties/custom_fields"},"announcements":{"$ref":"#/properties/announcements"},"aliases":{"$ref":"#/properties/aliases"}},"additionalProperties":false,"examples":[{"seasonActivationIDs":[1803]}],"minProperties":1,"tsType":"Partial<Omit<ProgramManifest, '$schema' | 'slug' | 'uuid' | 'environments'>>"};
const schema145 = {"description":"The program's name, as visitors read it.","type":"string","minLength":1,"maxLength":200,"x-public":true,"examples":["Battlefield Creator Program"]};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema146 = {"description":"Who runs the program: {publisher} in texts.","type":"string","minLength":1,"maxLength":120,"x-public":true,"examples":["Capcom"]};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema148 = {"description":"draft: only outside production. live: served. archived: only at /__archive/{slug}.","type":"string","enum":["draft","live","archived"],"x-public":true,"examples":["live"]};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "draft") || (data === "live")) || (data === "archived"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema148.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema149 = {"description":"true where the page's promises are our sample data: the footer then says so.","type":"boolean","x-public":true,"examples":[true]};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema150 = {"description":"What the program's pages say of the provider and of its other programs.","type":"object","properties":{"named":{"description":"Whether footers (\"Runs on …\") and link previews name the provider's product. Absent: true.","type":"boolean","examples":[false]},"all_programs":{"description":"Whether footers link to the list of all programs. Absent: on the portal's hosts only, never on a host of the program's own.","type":"boolean","examples":[false]}},"minProperties":1,"additionalProperties":false,"x-public":true,"examples":[{"named":false,"all_programs":false}]};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "named") || (key0 === "all_programs"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.named !== undefined){
if(typeof data.named !== "boolean"){
const err2 = {instancePath:instancePath+"/named",schemaPath:"#/properties/named/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.all_programs !== undefined){
if(typeof data.all_programs !== "boolean"){
const err3 = {instancePath:instancePath+"/all_programs",schemaPath:"#/properties/all_programs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema151 = {"description":"Where the program lives on the main host. Absent: /programs/<slug>. On its own host it is always empty.","type":"string","pattern":"^(/[a-z0-9-]+)*$","maxLength":120,"x-public":true,"examples":["/programs/acme"]};
const pattern4 = new RegExp("^(/[a-z0-9-]+)*$", "u");

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/[a-z0-9-]+)*$"},message:"must match pattern \""+"^(/[a-z0-9-]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema152 = {"description":"The host names that serve this program alone. The first is the canonical one.","type":"array","items":{"$ref":"common.schema.json#/$defs/host"},"maxItems":20,"uniqueItems":true,"x-public":true,"examples":[["creators.acme.example","acme.localhost"]]};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema153 = {"description":"How creators reach the people of the program.","type":"object","properties":{"email":{"description":"An e-mail address.","type":"string","format":"email","maxLength":200,"examples":["creators@acme.example"]},"url":{"description":"A help page.","$ref":"common.schema.json#/$defs/external_url","examples":["https://help.acme.example"]}},"additionalProperties":false,"x-public":true,"examples":[{"email":"creators@acme.example"}]};
const formats4 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "email") || (key0 === "url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats4.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate62(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema154 = {"description":"The languages the program is offered in; absent: the site's.","type":"array","items":{"$ref":"common.schema.json#/$defs/locale"},"minItems":1,"uniqueItems":true,"x-public":true,"examples":[["en","de"]]};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((data === "Archivo") || (data === "Bangers")) || (data === "Big Shoulders Display")) || (data === "Bricolage Grotesque")) || (data === "Bungee")) || (data === "Chakra Petch")) || (data === "Cormorant")) || (data === "EB Garamond")) || (data === "Fredoka")) || (data === "Inter")) || (data === "JetBrains Mono")) || (data === "Jost")) || (data === "Kanit")) || (data === "M PLUS Rounded 1c")) || (data === "Manrope")) || (data === "Nunito")) || (data === "Nunito Sans")) || (data === "Oswald")) || (data === "Rubik")) || (data === "Saira")) || (data === "Sora")) || (data === "Source Sans 3")) || (data === "Space Grotesk")) || (data === "Syne")) || (data === "Unbounded"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/theme.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema27.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.colors !== undefined){
let data0 = data.colors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "primary") || (key1 === "secondary")) || (key1 === "neutral")) || (key1 === "error")) || (key1 === "ground"))){
const err1 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.primary !== undefined){
if(!(validate395(data0.primary, {instancePath:instancePath+"/colors/primary",parentData:data0,parentDataProperty:"primary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
if(data0.secondary !== undefined){
if(!(validate395(data0.secondary, {instancePath:instancePath+"/colors/secondary",parentData:data0,parentDataProperty:"secondary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
if(data0.neutral !== undefined){
if(!(validate395(data0.neutral, {instancePath:instancePath+"/colors/neutral",parentData:data0,parentDataProperty:"neutral",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
if(data0.error !== undefined){
if(!(validate395(data0.error, {instancePath:instancePath+"/colors/error",parentData:data0,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
if(data0.ground !== undefined){
if(!(validate395(data0.ground, {instancePath:instancePath+"/colors/ground",parentData:data0,parentDataProperty:"ground",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fonts !== undefined){
let data6 = data.fonts;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!(((key2 === "display") || (key2 === "body")) || (key2 === "mono"))){
const err3 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data6.display !== undefined){
if(!(validate401(data6.display, {instancePath:instancePath+"/fonts/display",parentData:data6,parentDataProperty:"display",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data6.body !== undefined){
if(!(validate401(data6.body, {instancePath:instancePath+"/fonts/body",parentData:data6,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data6.mono !== undefined){
if(!(validate401(data6.mono, {instancePath:instancePath+"/fonts/mono",parentData:data6,parentDataProperty:"mono",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.display !== undefined){
let data10 = data.display;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!((((key3 === "case") || (key3 === "weight")) || (key3 === "tracking")) || (key3 === "slant"))){
const err5 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data10.case !== undefined){
let data11 = data10.case;
if(typeof data11 !== "string"){
const err6 = {instancePath:instancePath+"/display/case",schemaPath:"#/properties/display/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data11 === "normal") || (data11 === "upper"))){
const err7 = {instancePath:instancePath+"/display/case",schemaPath:"#/properties/display/properties/case/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.case.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data10.weight !== undefined){
let data12 = data10.weight;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err8 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 900 || isNaN(data12)){
const err9 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data12 < 100 || isNaN(data12)){
const err10 = {instancePath:instancePath+"/display/weight",schemaPath:"#/properties/display/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data10.tracking !== undefined){
let data13 = data10.tracking;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/display/tracking",schemaPath:"#/properties/display/properties/tracking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data13 === "tight") || (data13 === "normal")) || (data13 === "wide"))){
const err12 = {instancePath:instancePath+"/display/tracking",schemaPath:"#/properties/display/properties/tracking/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.tracking.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data10.slant !== undefined){
let data14 = data10.slant;
if(typeof data14 !== "string"){
const err13 = {instancePath:instancePath+"/display/slant",schemaPath:"#/properties/display/properties/slant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data14 === "upright") || (data14 === "italic"))){
const err14 = {instancePath:instancePath+"/display/slant",schemaPath:"#/properties/display/properties/slant/enum",keyword:"enum",params:{allowedValues: schema27.properties.display.properties.slant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.radius !== undefined){
let data15 = data.radius;
if(typeof data15 !== "string"){
const err16 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((data15 === "none") || (data15 === "small")) || (data15 === "medium")) || (data15 === "large")) || (data15 === "extra"))){
const err17 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/enum",keyword:"enum",params:{allowedValues: schema27.properties.radius.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.density !== undefined){
let data16 = data.density;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/density",schemaPath:"#/properties/density/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data16 === "compact") || (data16 === "comfortable")) || (data16 === "airy"))){
const err19 = {instancePath:instancePath+"/density",schemaPath:"#/properties/density/enum",keyword:"enum",params:{allowedValues: schema27.properties.density.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.card !== undefined){
let data17 = data.card;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((((((((data17 === "flat") || (data17 === "outlined")) || (data17 === "hairline")) || (data17 === "bare")) || (data17 === "raised")) || (data17 === "solid-shadow")) || (data17 === "glass")) || (data17 === "cut")) || (data17 === "tilted")) || (data17 === "prismatic")) || (data17 === "inverted"))){
const err21 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/enum",keyword:"enum",params:{allowedValues: schema27.properties.card.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.button !== undefined){
let data18 = data.button;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((((data18 === "square") || (data18 === "rounded")) || (data18 === "pill")) || (data18 === "cut")) || (data18 === "skewed")) || (data18 === "seal"))){
const err23 = {instancePath:instancePath+"/button",schemaPath:"#/properties/button/enum",keyword:"enum",params:{allowedValues: schema27.properties.button.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.frame !== undefined){
let data19 = data.frame;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!((((key4 === "head") || (key4 === "ground")) || (key4 === "edge")) || (key4 === "mark"))){
const err24 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data19.head !== undefined){
let data20 = data19.head;
if(typeof data20 !== "string"){
const err25 = {instancePath:instancePath+"/frame/head",schemaPath:"#/properties/frame/properties/head/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data20 === "start") || (data20 === "above")) || (data20 === "centred")) || (data20 === "beside")) || (data20 === "column"))){
const err26 = {instancePath:instancePath+"/frame/head",schemaPath:"#/properties/frame/properties/head/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.head.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.ground !== undefined){
let data21 = data19.ground;
if(typeof data21 !== "string"){
const err27 = {instancePath:instancePath+"/frame/ground",schemaPath:"#/properties/frame/properties/ground/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((((data21 === "plain") || (data21 === "bands")) || (data21 === "inverse")) || (data21 === "fields")) || (data21 === "panels")) || (data21 === "sheet"))){
const err28 = {instancePath:instancePath+"/frame/ground",schemaPath:"#/properties/frame/properties/ground/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.ground.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data19.edge !== undefined){
let data22 = data19.edge;
if(typeof data22 !== "string"){
const err29 = {instancePath:instancePath+"/frame/edge",schemaPath:"#/properties/frame/properties/edge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((((data22 === "none") || (data22 === "line")) || (data22 === "rule")) || (data22 === "fade")) || (data22 === "beam")) || (data22 === "check")) || (data22 === "hazard")) || (data22 === "bulbs")) || (data22 === "rings")) || (data22 === "slant")) || (data22 === "torn")) || (data22 === "scallop")) || (data22 === "curve"))){
const err30 = {instancePath:instancePath+"/frame/edge",schemaPath:"#/properties/frame/properties/edge/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.edge.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data19.mark !== undefined){
let data23 = data19.mark;
if(typeof data23 !== "string"){
const err31 = {instancePath:instancePath+"/frame/mark",schemaPath:"#/properties/frame/properties/mark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((((((data23 === "none") || (data23 === "bar")) || (data23 === "number")) || (data23 === "code")) || (data23 === "slab")) || (data23 === "diamond")) || (data23 === "star"))){
const err32 = {instancePath:instancePath+"/frame/mark",schemaPath:"#/properties/frame/properties/mark/enum",keyword:"enum",params:{allowedValues: schema27.properties.frame.properties.mark.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.motion !== undefined){
let data24 = data.motion;
if(typeof data24 !== "string"){
const err34 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((data24 === "none") || (data24 === "calm")) || (data24 === "snappy")) || (data24 === "bouncy"))){
const err35 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/enum",keyword:"enum",params:{allowedValues: schema27.properties.motion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.art !== undefined){
let data25 = data.art;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.kind === undefined){
const err36 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key5 in data25){
if(!(((key5 === "kind") || (key5 === "seed")) || (key5 === "density"))){
const err37 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data25.kind !== undefined){
let data26 = data25.kind;
if(typeof data26 !== "string"){
const err38 = {instancePath:instancePath+"/art/kind",schemaPath:"#/properties/art/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((((((((((((((((((((data26 === "arcs") || (data26 === "barcode")) || (data26 === "blueprint")) || (data26 === "bulbs")) || (data26 === "rings")) || (data26 === "busts")) || (data26 === "chain")) || (data26 === "confetti")) || (data26 === "contours")) || (data26 === "curtain")) || (data26 === "dots")) || (data26 === "halftone")) || (data26 === "hatching")) || (data26 === "loops")) || (data26 === "map")) || (data26 === "orbs")) || (data26 === "prism")) || (data26 === "quarter-circle")) || (data26 === "shards")) || (data26 === "sigils")) || (data26 === "sonar")) || (data26 === "topography")) || (data26 === "triangles")) || (data26 === "waves")) || (data26 === "woodcut"))){
const err39 = {instancePath:instancePath+"/art/kind",schemaPath:"#/properties/art/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.art.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data25.seed !== undefined){
let data27 = data25.seed;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err40 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99999 || isNaN(data27)){
const err41 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err42 = {instancePath:instancePath+"/art/seed",schemaPath:"#/properties/art/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data25.density !== undefined){
let data28 = data25.density;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err43 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 5 || isNaN(data28)){
const err44 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err45 = {instancePath:instancePath+"/art/density",schemaPath:"#/properties/art/properties/density/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "dark") || (data === "light")) || (data === "preference")) || (data === "system"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema159 = {"description":"The logo of the dashboard and header.","type":"object","properties":{"src":{"description":"The file in the assets folder.","$ref":"common.schema.json#/$defs/asset","examples":["logo.svg"]},"alternative":{"description":"What it says, for those who do not see it; absent: the program's title.","type":"string","minLength":1,"maxLength":120,"examples":["Acme"]}},"required":["src"],"additionalProperties":false,"x-public":true,"examples":[{"src":"logo.svg","alternative":"Acme"}]};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "src") || (key0 === "alternative"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.src !== undefined){
if(!(validate80(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.alternative !== undefined){
let data1 = data.alternative;
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err2 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|jpe?g)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema161 = {"description":"What an applicant must accept, besides the terms.","type":"object","properties":{"coc_accepted":{"description":"The Code of Conduct.","type":"object","properties":{"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I accept the Code of Conduct"]}},"additionalProperties":false,"examples":[{"label":"I accept the Code of Conduct"}]},"confirmed_18":{"description":"Being of age.","type":"object","properties":{"age":{"description":"The least age in years.","type":"integer","minimum":13,"maximum":21,"examples":[18]},"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I am 18 or older"]}},"additionalProperties":false,"examples":[{"age":18}]},"confirmed_in_approved_country":{"description":"Living in an approved country.","type":"object","properties":{"countries":{"description":"ISO 3166 codes.","type":"array","items":{"description":"A country as ISO 3166 writes it: two capital letters.","type":"string","pattern":"^[A-Z]{2}$","x-reference":"country","examples":["US"]},"minItems":1,"uniqueItems":true,"examples":[["US","CA"]]},"label":{"description":"What the box says.","$ref":"common.schema.json#/$defs/heading","examples":["I live in the US or Canada"]}},"required":["countries"],"additionalProperties":false,"examples":[{"countries":["US","CA"]}]}},"additionalProperties":false,"x-public":true,"examples":[{"coc_accepted":{"label":"I accept the Code of Conduct"}}]};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "coc_accepted") || (key0 === "confirmed_18")) || (key0 === "confirmed_in_approved_country"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.coc_accepted !== undefined){
let data0 = data.coc_accepted;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "label")){
const err1 = {instancePath:instancePath+"/coc_accepted",schemaPath:"#/properties/coc_accepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.label !== undefined){
if(!(validate83(data0.label, {instancePath:instancePath+"/coc_accepted/label",parentData:data0,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/coc_accepted",schemaPath:"#/properties/coc_accepted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.confirmed_18 !== undefined){
let data2 = data.confirmed_18;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((key2 === "age") || (key2 === "label"))){
const err3 = {instancePath:instancePath+"/confirmed_18",schemaPath:"#/properties/confirmed_18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.age !== undefined){
let data3 = data2.age;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/confirmed_18/age",schemaPath:"#/properties/confirmed_18/properties/age/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 21 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/confirmed_18/age",schemaPath:"#/properties/confirmed_18/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 21},message:"must be <= 21"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 13 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/confirmed_18/age",schemaPath:"#/properties/confirmed_18/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 13},message:"must be >= 13"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data2.label !== undefined){
if(!(validate83(data2.label, {instancePath:instancePath+"/confirmed_18/label",parentData:data2,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/confirmed_18",schemaPath:"#/properties/confirmed_18/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.confirmed_in_approved_country !== undefined){
let data5 = data.confirmed_in_approved_country;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.countries === undefined){
const err8 = {instancePath:instancePath+"/confirmed_in_approved_country",schemaPath:"#/properties/confirmed_in_approved_country/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key3 in data5){
if(!((key3 === "countries") || (key3 === "label"))){
const err9 = {instancePath:instancePath+"/confirmed_in_approved_country",schemaPath:"#/properties/confirmed_in_approved_country/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.countries !== undefined){
let data6 = data5.countries;
if(Array.isArray(data6)){
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/confirmed_in_approved_country/countries",schemaPath:"#/properties/confirmed_in_approved_country/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err11 = {instancePath:instancePath+"/confirmed_in_approved_country/countries/" + i0,schemaPath:"#/properties/confirmed_in_approved_country/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/confirmed_in_approved_country/countries/" + i0,schemaPath:"#/properties/confirmed_in_approved_country/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/confirmed_in_approved_country/countries",schemaPath:"#/properties/confirmed_in_approved_country/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/confirmed_in_approved_country/countries",schemaPath:"#/properties/confirmed_in_approved_country/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.label !== undefined){
if(!(validate83(data5.label, {instancePath:instancePath+"/confirmed_in_approved_country/label",parentData:data5,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/confirmed_in_approved_country",schemaPath:"#/properties/confirmed_in_approved_country/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema162 = {"description":"Activation id → id of the key option that is preselected for it.","type":"object","propertyNames":{"description":"The id of an activation, in digits.","pattern":"^[0-9]+$","examples":["165"]},"additionalProperties":{"type":"integer","minimum":1},"examples":[{"165":15}]};
const pattern11 = new RegExp("^[0-9]+$", "u");

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern11.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema163 = {"description":"The activations whose points are the current seasons.","type":"array","items":{"type":"integer","minimum":1},"uniqueItems":true,"examples":[[232]]};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.require === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "require"},message:"must have required property '"+"require"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "require") || (key0 === "note")) || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.require !== undefined){
let data0 = data.require;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/require",schemaPath:"#/properties/require/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "all") || (data0 === "any"))){
const err4 = {instancePath:instancePath+"/require",schemaPath:"#/properties/require/enum",keyword:"enum",params:{allowedValues: schema39.properties.require.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.note !== undefined){
if(!(validate91(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
if(data2.length > 12){
const err5 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate104(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/application.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "state") || (key0 === "opens_at")) || (key0 === "closes_at")) || (key0 === "closed_message")) || (key0 === "review_days")) || (key0 === "form")) || (key0 === "eligibility"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "open") || (data0 === "closed")) || (data0 === "window"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema33.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.opens_at !== undefined){
if(!(validate366(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate366(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data.closed_message !== undefined){
if(!(validate58(data.closed_message, {instancePath:instancePath+"/closed_message",parentData:data,parentDataProperty:"closed_message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.review_days !== undefined){
let data4 = data.review_days;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 365 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/review_days",schemaPath:"#/properties/review_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.form !== undefined){
let data5 = data.form;
if(Array.isArray(data5)){
if(data5.length > 40){
const err7 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate350(data5[i0], {instancePath:instancePath+"/form/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eligibility !== undefined){
if(!(validate427(data.eligibility, {instancePath:instancePath+"/eligibility",parentData:data,parentDataProperty:"eligibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema166 = {"description":"Which of the site's identity providers the login offers, in order.","type":"array","items":{"type":"string","maxLength":40,"x-reference":"identity_provider"},"uniqueItems":true,"x-public":true,"examples":[["twitch","discord"]]};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema167 = {"description":"Which sections the program has, in the order of its menu.","type":"array","items":{"type":"object","properties":{"name":{"description":"The section.","type":"string","enum":["index","login","dashboard","account","challenges","rewards","leaderboards","quests","requests","history","claims"],"examples":["challenges"]},"title":{"description":"Its title in menu and tab; absent: the engine's, translated.","$ref":"common.schema.json#/$defs/heading","examples":["Challenges"]},"path":{"description":"Its address below the program; absent: /dashboard/<name>, / for index, /login for login.","$ref":"common.schema.json#/$defs/page_path","examples":["/challenges"]},"layout":{"description":"The frame; absent: dashboard, default for index and login.","$ref":"common.schema.json#/$defs/layout","examples":["dashboard"]},"guards":{"description":"Who may see it; absent: auth, guest for login, nothing for index.","type":"array","items":{"$ref":"common.schema.json#/$defs/guard"},"maxItems":5,"uniqueItems":true,"examples":[["auth"]]}},"required":["name"],"additionalProperties":false},"minItems":1,"x-public":true,"examples":[[{"name":"index"},{"name":"login"}]]};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(((((key0 === "name") || (key0 === "title")) || (key0 === "path")) || (key0 === "layout")) || (key0 === "guards"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((data1 === "index") || (data1 === "login")) || (data1 === "dashboard")) || (data1 === "account")) || (data1 === "challenges")) || (data1 === "rewards")) || (data1 === "leaderboards")) || (data1 === "quests")) || (data1 === "requests")) || (data1 === "history")) || (data1 === "claims"))){
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema167.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.title !== undefined){
if(!(validate83(data0.title, {instancePath:instancePath+"/" + i0+"/title",parentData:data0,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data0.path !== undefined){
if(!(validate125(data0.path, {instancePath:instancePath+"/" + i0+"/path",parentData:data0,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data0.layout !== undefined){
if(!(validate127(data0.layout, {instancePath:instancePath+"/" + i0+"/layout",parentData:data0,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data0.guards !== undefined){
let data5 = data0.guards;
if(Array.isArray(data5)){
if(data5.length > 5){
const err5 = {instancePath:instancePath+"/" + i0+"/guards",schemaPath:"#/items/properties/guards/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate129(data5[i1], {instancePath:instancePath+"/" + i0+"/guards/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func0(data5[i2], data5[j0])){
const err6 = {instancePath:instancePath+"/" + i0+"/guards",schemaPath:"#/items/properties/guards/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/guards",schemaPath:"#/items/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema168 = {"description":"Where the game and its creators are found.","type":"array","items":{"type":"object","properties":{"network":{"description":"The network.","type":"string","enum":["x","youtube","twitch","tiktok","discord","instagram","facebook","reddit"],"examples":["twitch"]},"url":{"description":"The address.","$ref":"common.schema.json#/$defs/external_url","examples":["https://www.twitch.tv/acme"]}},"required":["network","url"],"additionalProperties":false},"maxItems":12,"x-public":true,"examples":[[{"network":"x","url":"https://x.com/acme"}]]};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.network === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.url === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "network") || (key0 === "url"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.network !== undefined){
let data1 = data0.network;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/network",schemaPath:"#/items/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((data1 === "x") || (data1 === "youtube")) || (data1 === "twitch")) || (data1 === "tiktok")) || (data1 === "discord")) || (data1 === "instagram")) || (data1 === "facebook")) || (data1 === "reddit"))){
const err5 = {instancePath:instancePath+"/" + i0+"/network",schemaPath:"#/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema168.items.properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.url !== undefined){
if(!(validate62(data0.url, {instancePath:instancePath+"/" + i0+"/url",parentData:data0,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema169 = {"description":"The engine's own words, replaced for this program: message id → text.","type":"object","propertyNames":{"description":"The id of one of the engine's messages.","x-reference":"message","pattern":"^[a-z0-9_.-]+$","examples":["apply_now"]},"additionalProperties":{"$ref":"common.schema.json#/$defs/heading"},"x-public":true,"examples":[{"apply_now":"Enlist now"}]};
const pattern15 = new RegExp("^[a-z0-9_.-]+$", "u");

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern15.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_.-]+$"},message:"must match pattern \""+"^[a-z0-9_.-]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate83(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema170 = {"description":"The program's pages; \"/\" is its landing page.","type":"array","items":{"$ref":"page.schema.json"},"minItems":1,"maxItems":60,"x-public":true,"examples":[[{"path":"/","blocks":[{"kind":"hero","title":"Hello"}]}]]};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "version") || (key0 === "file"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern40.test(data0)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z][0-9A-Za-z.-]*$"},message:"must match pattern \""+"^[0-9A-Za-z][0-9A-Za-z.-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err6 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern41.test(data1)){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$"},message:"must match pattern \""+"^[a-z0-9-]+(/[a-z0-9-]+)*\\.md$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/legal.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "terms") || (key0 === "privacy")) || (key0 === "code_of_conduct"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.terms !== undefined){
if(!(validate450(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
if(data.privacy !== undefined){
if(!(validate450(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
if(data.code_of_conduct !== undefined){
if(!(validate450(data.code_of_conduct, {instancePath:instancePath+"/code_of_conduct",parentData:data,parentDataProperty:"code_of_conduct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema173 = {"description":"What the program wants to know of its members, beside the common profile.","type":"array","items":{"$ref":"application.schema.json#/$defs/field"},"maxItems":40,"x-public":true,"examples":[[{"name":"player_id","type":"text","label":"Player id"}]]};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 40){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate350(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema174 = {"description":"News for members, shown on the dashboard.","type":"array","items":{"type":"object","properties":{"id":{"description":"Its name; it stays the same.","$ref":"common.schema.json#/$defs/slug","examples":["season-2"]},"title":{"description":"The heading.","$ref":"common.schema.json#/$defs/heading","examples":["Season 2 has begun"]},"text":{"description":"Markdown.","$ref":"common.schema.json#/$defs/markdown","examples":["New challenges are live."]},"image":{"description":"A picture of it, above its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"season-2.jpg"}]},"from":{"description":"When it appears.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"until":{"description":"When it disappears.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-31T09:00:00Z"]}},"required":["id","title","text","from"],"additionalProperties":false},"maxItems":50,"x-public":true,"examples":[[{"id":"season-2","title":"Season 2","text":"It has begun.","from":"2026-12-01T09:00:00Z"}]]};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.title === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.text === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.from === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data0){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "text")) || (key0 === "image")) || (key0 === "from")) || (key0 === "until"))){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.id !== undefined){
if(!(validate54(data0.id, {instancePath:instancePath+"/" + i0+"/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data0.title !== undefined){
if(!(validate83(data0.title, {instancePath:instancePath+"/" + i0+"/title",parentData:data0,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data0.text !== undefined){
if(!(validate359(data0.text, {instancePath:instancePath+"/" + i0+"/text",parentData:data0,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
if(data0.image !== undefined){
if(!(validate361(data0.image, {instancePath:instancePath+"/" + i0+"/image",parentData:data0,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data0.from !== undefined){
if(!(validate366(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate366(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema175 = {"description":"Further addresses on the main host.","type":"array","items":{"type":"object","properties":{"from":{"description":"The address; a trailing \"/*\" matches everything below.","type":"string","pattern":"^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$","maxLength":160,"examples":["/programs/acme-quests/*"]},"page":{"description":"The page it shows or leads to.","$ref":"common.schema.json#/$defs/page_path","x-reference":"page","examples":["/"]},"mode":{"description":"serve shows the page at this address, redirect leads to the page's own.","type":"string","enum":["serve","redirect"],"examples":["redirect"]}},"required":["from","page","mode"],"additionalProperties":false},"maxItems":40,"examples":[[{"from":"/programs/acme-quests/*","page":"/quests-hub","mode":"serve"}]]};
const pattern42 = new RegExp("^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$", "u");

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 40){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.page === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.mode === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!(((key0 === "from") || (key0 === "page")) || (key0 === "mode"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.from !== undefined){
let data1 = data0.from;
if(typeof data1 === "string"){
if(func2(data1) > 160){
const err5 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"#/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern42.test(data1)){
const err6 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"#/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$"},message:"must match pattern \""+"^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"#/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.page !== undefined){
if(!(validate125(data0.page, {instancePath:instancePath+"/" + i0+"/page",parentData:data0,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data0.mode !== undefined){
let data3 = data0.mode;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/mode",schemaPath:"#/items/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "serve") || (data3 === "redirect"))){
const err9 = {instancePath:instancePath+"/" + i0+"/mode",schemaPath:"#/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema175.items.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema144.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate371(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
if(data.publisher !== undefined){
if(!(validate373(data.publisher, {instancePath:instancePath+"/publisher",parentData:data,parentDataProperty:"publisher",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate375(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate377(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(!(validate379(data.sample, {instancePath:instancePath+"/sample",parentData:data,parentDataProperty:"sample",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
if(!(validate381(data.provider, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
}
if(data.base_route !== undefined){
if(!(validate383(data.base_route, {instancePath:instancePath+"/base_route",parentData:data,parentDataProperty:"base_route",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
}
if(data.hosts !== undefined){
if(!(validate385(data.hosts, {instancePath:instancePath+"/hosts",parentData:data,parentDataProperty:"hosts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validate388(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
if(data.locales !== undefined){
if(!(validate391(data.locales, {instancePath:instancePath+"/locales",parentData:data,parentDataProperty:"locales",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
if(data.theme !== undefined){
if(!(validate394(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
}
if(data.color_mode !== undefined){
if(!(validate406(data.color_mode, {instancePath:instancePath+"/color_mode",parentData:data,parentDataProperty:"color_mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
if(data.dashboard_logo !== undefined){
if(!(validate408(data.dashboard_logo, {instancePath:instancePath+"/dashboard_logo",parentData:data,parentDataProperty:"dashboard_logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
if(data.favicon !== undefined){
if(!(validate411(data.favicon, {instancePath:instancePath+"/favicon",parentData:data,parentDataProperty:"favicon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
}
if(data.agreements !== undefined){
if(!(validate413(data.agreements, {instancePath:instancePath+"/agreements",parentData:data,parentDataProperty:"agreements",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.preferred !== undefined){
if(!(validate418(data.preferred, {instancePath:instancePath+"/preferred",parentData:data,parentDataProperty:"preferred",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
}
if(data.seasonActivationIDs !== undefined){
if(!(validate420(data.seasonActivationIDs, {instancePath:instancePath+"/seasonActivationIDs",parentData:data,parentDataProperty:"seasonActivationIDs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
if(data.applications !== undefined){
if(!(validate422(data.applications, {instancePath:instancePath+"/applications",parentData:data,parentDataProperty:"applications",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
if(data.identity_providers !== undefined){
if(!(validate432(data.identity_providers, {instancePath:instancePath+"/identity_providers",parentData:data,parentDataProperty:"identity_providers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
if(data.sections !== undefined){
if(!(validate434(data.sections, {instancePath:instancePath+"/sections",parentData:data,parentDataProperty:"sections",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.socials !== undefined){
if(!(validate440(data.socials, {instancePath:instancePath+"/socials",parentData:data,parentDataProperty:"socials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
if(!(validate443(data.messages, {instancePath:instancePath+"/messages",parentData:data,parentDataProperty:"messages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
if(!(validate446(data.pages, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate449(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
}
if(data.custom_fields !== undefined){
if(!(validate455(data.custom_fields, {instancePath:instancePath+"/custom_fields",parentData:data,parentDataProperty:"custom_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
if(data.announcements !== undefined){
if(!(validate458(data.announcements, {instancePath:instancePath+"/announcements",parentData:data,parentDataProperty:"announcements",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
}
if(data.aliases !== undefined){
if(!(validate466(data.aliases, {instancePath:instancePath+"/aliases",parentData:data,parentDataProperty:"aliases",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/program.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"},message:"must have required property '"+"uuid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.publisher === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publisher"},message:"must have required property '"+"publisher"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contact === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.applications === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sections === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pages === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 300){
const err11 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.slug !== undefined){
if(!(validate54(data.slug, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.uuid !== undefined){
if(!(validate56(data.uuid, {instancePath:instancePath+"/uuid",parentData:data,parentDataProperty:"uuid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.publisher !== undefined){
let data4 = data.publisher;
if(typeof data4 === "string"){
if(func2(data4) > 120){
const err16 = {instancePath:instancePath+"/publisher",schemaPath:"#/properties/publisher/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data4) < 1){
const err17 = {instancePath:instancePath+"/publisher",schemaPath:"#/properties/publisher/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/publisher",schemaPath:"#/properties/publisher/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate58(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data6 === "draft") || (data6 === "live")) || (data6 === "archived"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema19.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err21 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.provider !== undefined){
let data8 = data.provider;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err22 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "named") || (key1 === "all_programs"))){
const err23 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.named !== undefined){
if(typeof data8.named !== "boolean"){
const err24 = {instancePath:instancePath+"/provider/named",schemaPath:"#/properties/provider/properties/named/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.all_programs !== undefined){
if(typeof data8.all_programs !== "boolean"){
const err25 = {instancePath:instancePath+"/provider/all_programs",schemaPath:"#/properties/provider/properties/all_programs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.base_route !== undefined){
let data11 = data.base_route;
if(typeof data11 === "string"){
if(func2(data11) > 120){
const err27 = {instancePath:instancePath+"/base_route",schemaPath:"#/properties/base_route/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data11)){
const err28 = {instancePath:instancePath+"/base_route",schemaPath:"#/properties/base_route/pattern",keyword:"pattern",params:{pattern: "^(/[a-z0-9-]+)*$"},message:"must match pattern \""+"^(/[a-z0-9-]+)*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/base_route",schemaPath:"#/properties/base_route/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.hosts !== undefined){
let data12 = data.hosts;
if(Array.isArray(data12)){
if(data12.length > 20){
const err30 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data12[i0], {instancePath:instancePath+"/hosts/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
let i1 = data12.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data12[i1], data12[j0])){
const err31 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.contact !== undefined){
let data14 = data.contact;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!((key2 === "email") || (key2 === "url"))){
const err33 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.email !== undefined){
let data15 = data14.email;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err34 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats4.test(data15))){
const err35 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.url !== undefined){
if(!(validate62(data14.url, {instancePath:instancePath+"/contact/url",parentData:data14,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.locales !== undefined){
let data17 = data.locales;
if(Array.isArray(data17)){
if(data17.length < 1){
const err38 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
if(!(validate64(data17[i2], {instancePath:instancePath+"/locales/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
let i3 = data17.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data17[i3], data17[j1])){
const err39 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate66(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.color_mode !== undefined){
if(!(validate78(data.color_mode, {instancePath:instancePath+"/color_mode",parentData:data,parentDataProperty:"color_mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.dashboard_logo !== undefined){
let data21 = data.dashboard_logo;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.src === undefined){
const err41 = {instancePath:instancePath+"/dashboard_logo",schemaPath:"#/properties/dashboard_logo/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key3 in data21){
if(!((key3 === "src") || (key3 === "alternative"))){
const err42 = {instancePath:instancePath+"/dashboard_logo",schemaPath:"#/properties/dashboard_logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data21.src !== undefined){
if(!(validate80(data21.src, {instancePath:instancePath+"/dashboard_logo/src",parentData:data21,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data21.alternative !== undefined){
let data23 = data21.alternative;
if(typeof data23 === "string"){
if(func2(data23) > 120){
const err43 = {instancePath:instancePath+"/dashboard_logo/alternative",schemaPath:"#/properties/dashboard_logo/properties/alternative/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func2(data23) < 1){
const err44 = {instancePath:instancePath+"/dashboard_logo/alternative",schemaPath:"#/properties/dashboard_logo/properties/alternative/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/dashboard_logo/alternative",schemaPath:"#/properties/dashboard_logo/properties/alternative/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/dashboard_logo",schemaPath:"#/properties/dashboard_logo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.favicon !== undefined){
if(!(validate80(data.favicon, {instancePath:instancePath+"/favicon",parentData:data,parentDataProperty:"favicon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.agreements !== undefined){
let data25 = data.agreements;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 in data25){
if(!(((key4 === "coc_accepted") || (key4 === "confirmed_18")) || (key4 === "confirmed_in_approved_country"))){
const err47 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data25.coc_accepted !== undefined){
let data26 = data25.coc_accepted;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 in data26){
if(!(key5 === "label")){
const err48 = {instancePath:instancePath+"/agreements/coc_accepted",schemaPath:"#/properties/agreements/properties/coc_accepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data26.label !== undefined){
if(!(validate83(data26.label, {instancePath:instancePath+"/agreements/coc_accepted/label",parentData:data26,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/agreements/coc_accepted",schemaPath:"#/properties/agreements/properties/coc_accepted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data25.confirmed_18 !== undefined){
let data28 = data25.confirmed_18;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key6 in data28){
if(!((key6 === "age") || (key6 === "label"))){
const err50 = {instancePath:instancePath+"/agreements/confirmed_18",schemaPath:"#/properties/agreements/properties/confirmed_18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data28.age !== undefined){
let data29 = data28.age;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err51 = {instancePath:instancePath+"/agreements/confirmed_18/age",schemaPath:"#/properties/agreements/properties/confirmed_18/properties/age/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 21 || isNaN(data29)){
const err52 = {instancePath:instancePath+"/agreements/confirmed_18/age",schemaPath:"#/properties/agreements/properties/confirmed_18/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 21},message:"must be <= 21"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data29 < 13 || isNaN(data29)){
const err53 = {instancePath:instancePath+"/agreements/confirmed_18/age",schemaPath:"#/properties/agreements/properties/confirmed_18/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 13},message:"must be >= 13"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data28.label !== undefined){
if(!(validate83(data28.label, {instancePath:instancePath+"/agreements/confirmed_18/label",parentData:data28,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err54 = {instancePath:instancePath+"/agreements/confirmed_18",schemaPath:"#/properties/agreements/properties/confirmed_18/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data25.confirmed_in_approved_country !== undefined){
let data31 = data25.confirmed_in_approved_country;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.countries === undefined){
const err55 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key7 in data31){
if(!((key7 === "countries") || (key7 === "label"))){
const err56 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data31.countries !== undefined){
let data32 = data31.countries;
if(Array.isArray(data32)){
if(data32.length < 1){
const err57 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country/countries",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/properties/countries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len2 = data32.length;
for(let i4=0; i4<len2; i4++){
let data33 = data32[i4];
if(typeof data33 === "string"){
if(!pattern10.test(data33)){
const err58 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country/countries/" + i4,schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/properties/countries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country/countries/" + i4,schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
let i5 = data32.length;
let j2;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data32[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err60 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country/countries",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/properties/countries/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err61 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country/countries",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data31.label !== undefined){
if(!(validate83(data31.label, {instancePath:instancePath+"/agreements/confirmed_in_approved_country/label",parentData:data31,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/agreements/confirmed_in_approved_country",schemaPath:"#/properties/agreements/properties/confirmed_in_approved_country/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.preferred !== undefined){
let data35 = data.preferred;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key8 in data35){
const _errs68 = errors;
if(typeof key8 === "string"){
if(!pattern11.test(key8)){
const err64 = {instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\"",propertyName:key8};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var valid17 = _errs68 === errors;
if(!valid17){
const err65 = {instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
for(const key9 in data35){
let data36 = data35[key9];
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err66 = {instancePath:instancePath+"/preferred/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/preferred/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 1 || isNaN(data36)){
const err67 = {instancePath:instancePath+"/preferred/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/preferred/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
else {
const err68 = {instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.seasonActivationIDs !== undefined){
let data37 = data.seasonActivationIDs;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i6=0; i6<len3; i6++){
let data38 = data37[i6];
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err69 = {instancePath:instancePath+"/seasonActivationIDs/" + i6,schemaPath:"#/properties/seasonActivationIDs/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 1 || isNaN(data38)){
const err70 = {instancePath:instancePath+"/seasonActivationIDs/" + i6,schemaPath:"#/properties/seasonActivationIDs/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
let i7 = data37.length;
let j3;
if(i7 > 1){
const indices1 = {};
for(;i7--;){
let item1 = data37[i7];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j3 = indices1[item1];
const err71 = {instancePath:instancePath+"/seasonActivationIDs",schemaPath:"#/properties/seasonActivationIDs/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
break;
}
indices1[item1] = i7;
}
}
}
else {
const err72 = {instancePath:instancePath+"/seasonActivationIDs",schemaPath:"#/properties/seasonActivationIDs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.applications !== undefined){
if(!(validate87(data.applications, {instancePath:instancePath+"/applications",parentData:data,parentDataProperty:"applications",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.identity_providers !== undefined){
let data40 = data.identity_providers;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i8=0; i8<len4; i8++){
let data41 = data40[i8];
if(typeof data41 === "string"){
if(func2(data41) > 40){
const err73 = {instancePath:instancePath+"/identity_providers/" + i8,schemaPath:"#/properties/identity_providers/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/identity_providers/" + i8,schemaPath:"#/properties/identity_providers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
let i9 = data40.length;
let j4;
if(i9 > 1){
const indices2 = {};
for(;i9--;){
let item2 = data40[i9];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j4 = indices2[item2];
const err75 = {instancePath:instancePath+"/identity_providers",schemaPath:"#/properties/identity_providers/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
break;
}
indices2[item2] = i9;
}
}
}
else {
const err76 = {instancePath:instancePath+"/identity_providers",schemaPath:"#/properties/identity_providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.sections !== undefined){
let data42 = data.sections;
if(Array.isArray(data42)){
if(data42.length < 1){
const err77 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len5 = data42.length;
for(let i10=0; i10<len5; i10++){
let data43 = data42[i10];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.name === undefined){
const err78 = {instancePath:instancePath+"/sections/" + i10,schemaPath:"#/properties/sections/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key10 in data43){
if(!(((((key10 === "name") || (key10 === "title")) || (key10 === "path")) || (key10 === "layout")) || (key10 === "guards"))){
const err79 = {instancePath:instancePath+"/sections/" + i10,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data43.name !== undefined){
let data44 = data43.name;
if(typeof data44 !== "string"){
const err80 = {instancePath:instancePath+"/sections/" + i10+"/name",schemaPath:"#/properties/sections/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!(((((((((((data44 === "index") || (data44 === "login")) || (data44 === "dashboard")) || (data44 === "account")) || (data44 === "challenges")) || (data44 === "rewards")) || (data44 === "leaderboards")) || (data44 === "quests")) || (data44 === "requests")) || (data44 === "history")) || (data44 === "claims"))){
const err81 = {instancePath:instancePath+"/sections/" + i10+"/name",schemaPath:"#/properties/sections/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema19.properties.sections.items.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data43.title !== undefined){
if(!(validate83(data43.title, {instancePath:instancePath+"/sections/" + i10+"/title",parentData:data43,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data43.path !== undefined){
if(!(validate125(data43.path, {instancePath:instancePath+"/sections/" + i10+"/path",parentData:data43,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data43.layout !== undefined){
if(!(validate127(data43.layout, {instancePath:instancePath+"/sections/" + i10+"/layout",parentData:data43,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data43.guards !== undefined){
let data48 = data43.guards;
if(Array.isArray(data48)){
if(data48.length > 5){
const err82 = {instancePath:instancePath+"/sections/" + i10+"/guards",schemaPath:"#/properties/sections/items/properties/guards/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len6 = data48.length;
for(let i11=0; i11<len6; i11++){
if(!(validate129(data48[i11], {instancePath:instancePath+"/sections/" + i10+"/guards/" + i11,parentData:data48,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
let i12 = data48.length;
let j5;
if(i12 > 1){
outer2:
for(;i12--;){
for(j5 = i12; j5--;){
if(func0(data48[i12], data48[j5])){
const err83 = {instancePath:instancePath+"/sections/" + i10+"/guards",schemaPath:"#/properties/sections/items/properties/guards/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/sections/" + i10+"/guards",schemaPath:"#/properties/sections/items/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/sections/" + i10,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.socials !== undefined){
let data50 = data.socials;
if(Array.isArray(data50)){
if(data50.length > 12){
const err87 = {instancePath:instancePath+"/socials",schemaPath:"#/properties/socials/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len7 = data50.length;
for(let i13=0; i13<len7; i13++){
let data51 = data50[i13];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.network === undefined){
const err88 = {instancePath:instancePath+"/socials/" + i13,schemaPath:"#/properties/socials/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data51.url === undefined){
const err89 = {instancePath:instancePath+"/socials/" + i13,schemaPath:"#/properties/socials/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key11 in data51){
if(!((key11 === "network") || (key11 === "url"))){
const err90 = {instancePath:instancePath+"/socials/" + i13,schemaPath:"#/properties/socials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data51.network !== undefined){
let data52 = data51.network;
if(typeof data52 !== "string"){
const err91 = {instancePath:instancePath+"/socials/" + i13+"/network",schemaPath:"#/properties/socials/items/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!((((((((data52 === "x") || (data52 === "youtube")) || (data52 === "twitch")) || (data52 === "tiktok")) || (data52 === "discord")) || (data52 === "instagram")) || (data52 === "facebook")) || (data52 === "reddit"))){
const err92 = {instancePath:instancePath+"/socials/" + i13+"/network",schemaPath:"#/properties/socials/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema19.properties.socials.items.properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data51.url !== undefined){
if(!(validate62(data51.url, {instancePath:instancePath+"/socials/" + i13+"/url",parentData:data51,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err93 = {instancePath:instancePath+"/socials/" + i13,schemaPath:"#/properties/socials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/socials",schemaPath:"#/properties/socials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.messages !== undefined){
let data54 = data.messages;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key12 in data54){
const _errs104 = errors;
if(typeof key12 === "string"){
if(!pattern15.test(key12)){
const err95 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9_.-]+$"},message:"must match pattern \""+"^[a-z0-9_.-]+$"+"\"",propertyName:key12};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
var valid34 = _errs104 === errors;
if(!valid34){
const err96 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames",keyword:"propertyNames",params:{propertyName: key12},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
for(const key13 in data54){
if(!(validate83(data54[key13], {instancePath:instancePath+"/messages/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data54,parentDataProperty:key13,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.pages !== undefined){
let data56 = data.pages;
if(Array.isArray(data56)){
if(data56.length > 60){
const err98 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data56.length < 1){
const err99 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len8 = data56.length;
for(let i14=0; i14<len8; i14++){
if(!(validate133(data56[i14], {instancePath:instancePath+"/pages/" + i14,parentData:data56,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err100 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.legal !== undefined){
if(!(validate344(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
if(data.custom_fields !== undefined){
let data59 = data.custom_fields;
if(Array.isArray(data59)){
if(data59.length > 40){
const err101 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const len9 = data59.length;
for(let i15=0; i15<len9; i15++){
if(!(validate350(data59[i15], {instancePath:instancePath+"/custom_fields/" + i15,parentData:data59,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err102 = {instancePath:instancePath+"/custom_fields",schemaPath:"#/properties/custom_fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.announcements !== undefined){
let data61 = data.announcements;
if(Array.isArray(data61)){
if(data61.length > 50){
const err103 = {instancePath:instancePath+"/announcements",schemaPath:"#/properties/announcements/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const len10 = data61.length;
for(let i16=0; i16<len10; i16++){
let data62 = data61[i16];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.id === undefined){
const err104 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data62.title === undefined){
const err105 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data62.text === undefined){
const err106 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data62.from === undefined){
const err107 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key14 in data62){
if(!((((((key14 === "id") || (key14 === "title")) || (key14 === "text")) || (key14 === "image")) || (key14 === "from")) || (key14 === "until"))){
const err108 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data62.id !== undefined){
if(!(validate54(data62.id, {instancePath:instancePath+"/announcements/" + i16+"/id",parentData:data62,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data62.title !== undefined){
if(!(validate83(data62.title, {instancePath:instancePath+"/announcements/" + i16+"/title",parentData:data62,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data62.text !== undefined){
if(!(validate359(data62.text, {instancePath:instancePath+"/announcements/" + i16+"/text",parentData:data62,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
if(data62.image !== undefined){
if(!(validate361(data62.image, {instancePath:instancePath+"/announcements/" + i16+"/image",parentData:data62,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data62.from !== undefined){
if(!(validate366(data62.from, {instancePath:instancePath+"/announcements/" + i16+"/from",parentData:data62,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data62.until !== undefined){
if(!(validate366(data62.until, {instancePath:instancePath+"/announcements/" + i16+"/until",parentData:data62,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
}
else {
const err109 = {instancePath:instancePath+"/announcements/" + i16,schemaPath:"#/properties/announcements/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/announcements",schemaPath:"#/properties/announcements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.aliases !== undefined){
let data69 = data.aliases;
if(Array.isArray(data69)){
if(data69.length > 40){
const err111 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
const len11 = data69.length;
for(let i17=0; i17<len11; i17++){
let data70 = data69[i17];
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.from === undefined){
const err112 = {instancePath:instancePath+"/aliases/" + i17,schemaPath:"#/properties/aliases/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data70.page === undefined){
const err113 = {instancePath:instancePath+"/aliases/" + i17,schemaPath:"#/properties/aliases/items/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data70.mode === undefined){
const err114 = {instancePath:instancePath+"/aliases/" + i17,schemaPath:"#/properties/aliases/items/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key15 in data70){
if(!(((key15 === "from") || (key15 === "page")) || (key15 === "mode"))){
const err115 = {instancePath:instancePath+"/aliases/" + i17,schemaPath:"#/properties/aliases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data70.from !== undefined){
let data71 = data70.from;
if(typeof data71 === "string"){
if(func2(data71) > 160){
const err116 = {instancePath:instancePath+"/aliases/" + i17+"/from",schemaPath:"#/properties/aliases/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!pattern42.test(data71)){
const err117 = {instancePath:instancePath+"/aliases/" + i17+"/from",schemaPath:"#/properties/aliases/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$"},message:"must match pattern \""+"^/[a-z0-9_-]+(/[a-z0-9-]+)*(/\\*)?$"+"\""};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/aliases/" + i17+"/from",schemaPath:"#/properties/aliases/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data70.page !== undefined){
if(!(validate125(data70.page, {instancePath:instancePath+"/aliases/" + i17+"/page",parentData:data70,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data70.mode !== undefined){
let data73 = data70.mode;
if(typeof data73 !== "string"){
const err119 = {instancePath:instancePath+"/aliases/" + i17+"/mode",schemaPath:"#/properties/aliases/items/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!((data73 === "serve") || (data73 === "redirect"))){
const err120 = {instancePath:instancePath+"/aliases/" + i17+"/mode",schemaPath:"#/properties/aliases/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema19.properties.aliases.items.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/aliases/" + i17,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.environments !== undefined){
let data74 = data.environments;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key16 in data74){
if(!(((key16 === "development") || (key16 === "staging")) || (key16 === "production"))){
const err123 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data74.development !== undefined){
if(!(validate370(data74.development, {instancePath:instancePath+"/environments/development",parentData:data74,parentDataProperty:"development",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data74.staging !== undefined){
if(!(validate370(data74.staging, {instancePath:instancePath+"/environments/staging",parentData:data74,parentDataProperty:"staging",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data74.production !== undefined){
if(!(validate370(data74.production, {instancePath:instancePath+"/environments/production",parentData:data74,parentDataProperty:"production",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
}
else {
const err124 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.validateSite = validate472;
const schema176 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/site.schema.json","title":"SiteManifest","type":"object","description":"The provider's own settings: programs/site.yaml.","properties":{"$schema":{"description":"The address of this schema, for editors that read JSON manifests.","type":"string","maxLength":300,"examples":["../schemas/site.schema.json"]},"product":{"description":"The product's name; the tab of its own pages reads \"<product> Creators\".","type":"string","minLength":1,"maxLength":60,"x-public":true,"examples":["Marquee"]},"description":{"description":"One sentence for search engines.","$ref":"common.schema.json#/$defs/text","x-public":true,"examples":["Creator programs of games publishers."]},"main_hosts":{"description":"The hosts of the portal itself; the first is the canonical one.","type":"array","items":{"$ref":"common.schema.json#/$defs/host"},"minItems":1,"uniqueItems":true,"x-public":true,"examples":[["marquee.example"]]},"staging_hosts":{"description":"Hosts on which everything is tried out.","type":"array","items":{"$ref":"common.schema.json#/$defs/host"},"uniqueItems":true,"examples":[["staging.marquee.example"]]},"unknown_host_program":{"description":"The program shown on a host that belongs to nobody; absent: there is nothing there.","$ref":"common.schema.json#/$defs/slug","examples":["new-program"]},"locales":{"description":"The locales offered where a program names none.","type":"array","items":{"$ref":"common.schema.json#/$defs/locale"},"minItems":1,"uniqueItems":true,"x-public":true,"examples":[["en","de"]]},"contact":{"description":"How to reach the provider.","type":"object","properties":{"email":{"description":"An e-mail address.","type":"string","format":"email","examples":["hello@marquee.example"]}},"required":["email"],"additionalProperties":false,"x-public":true,"examples":[{"email":"hello@marquee.example"}]},"theme":{"description":"The default look.","$ref":"theme.schema.json","examples":[{"colors":{"primary":"#00C16A"}}]},"legal":{"description":"The legal documents of programs that bring none of their own; terms are also shown at /tos.","$ref":"legal.schema.json","examples":[{"terms":{"version":"2026-11-01","file":"legal/terms.md"}}]},"api":{"description":"The creators API.","type":"object","properties":{"base_url":{"description":"Where it answers; a path is on the visitor's own host. On another origin our own events and identity services answer there too, at /event and /credentials/.","type":"string","pattern":"^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])","maxLength":300,"examples":["/api"]},"headers":{"description":"Headers that every call carries.","type":"object","additionalProperties":{"type":"string","maxLength":200},"examples":[{"Gamesight":"true"}]}},"required":["base_url","headers"],"additionalProperties":false,"x-public":true,"examples":[{"base_url":"/api","headers":{"Gamesight":"true"}}]},"identity_providers":{"description":"The accounts creators may sign in with.","type":"array","items":{"type":"object","properties":{"id":{"description":"Its name in manifests and environment variables.","$ref":"common.schema.json#/$defs/identifier","x-public":true,"examples":["twitch"]},"name":{"description":"Its name for people.","type":"string","minLength":1,"maxLength":60,"x-public":true,"examples":["Twitch"]},"icon":{"description":"Its icon.","$ref":"common.schema.json#/$defs/icon","x-public":true,"examples":["tabler:brand-twitch"]},"protocol":{"description":"oidc, oauth2, or openid2 (OpenID 2.0, as Steam).","type":"string","enum":["oidc","oauth2","openid2"],"examples":["oidc"]},"issuer":{"description":"For oidc: the issuer, whose discovery document names the endpoints.","$ref":"common.schema.json#/$defs/external_url","examples":["https://id.twitch.tv/oauth2"]},"authorization_endpoint":{"description":"For oauth2 and openid2: where the visitor is sent. For openid2 also who is asked whether an answer is genuine: its exact address.","$ref":"common.schema.json#/$defs/external_url","examples":["https://discord.com/oauth2/authorize"]},"token_endpoint":{"description":"For oauth2: where the code is exchanged.","$ref":"common.schema.json#/$defs/external_url","examples":["https://discord.com/api/oauth2/token"]},"profile_endpoint":{"description":"Where the profile is read. For openid2, {subject} stands for the person's id and {client_secret} for the key; absent: people are called by their ids.","type":"string","pattern":"^https://","maxLength":500,"examples":["https://discord.com/api/users/@me"]},"claimed_id":{"description":"For openid2: the addresses by which it calls people.","type":"object","properties":{"prefix":{"description":"What they all begin with.","type":"string","pattern":"^https://[^?#\\s]+$","maxLength":300,"examples":["https://steamcommunity.com/openid/id/"]},"digits":{"description":"Exactly so many digits follow, and nothing else: the person's id.","type":"integer","minimum":1,"maximum":40,"examples":[17]}},"required":["prefix","digits"],"additionalProperties":false,"examples":[{"prefix":"https://steamcommunity.com/openid/id/","digits":17}]},"scopes":{"description":"What is asked for; openid2 knows none.","type":"array","items":{"type":"string","maxLength":120},"uniqueItems":true,"examples":[["identify"]]},"profile":{"description":"Profile field → JSON pointer in the answer.","type":"object","properties":{"id":{"description":"Where the person's id stands.","type":"string","pattern":"^/","maxLength":120,"examples":["/id"]},"name":{"description":"Where the person's name stands.","type":"string","pattern":"^/","maxLength":120,"examples":["/username"]},"email":{"description":"Where the person's email stands.","type":"string","pattern":"^/","maxLength":120,"examples":["/email"]},"email_verified":{"description":"Where it says whether the provider has verified the email. Absent: what the provider says of addresses is not believed, and none of them counts as verified.","type":"string","pattern":"^/","maxLength":120,"examples":["/verified"]},"picture":{"description":"Where the person's picture stands.","type":"string","pattern":"^/","maxLength":120,"examples":["/avatar"]},"picture_address":{"description":"The picture's address, where the answer holds only a part of it: {id} and {picture} stand for what was read.","type":"string","pattern":"^https://","maxLength":500,"examples":["https://cdn.discordapp.com/avatars/{id}/{picture}.png"]},"country":{"description":"Where the person's country stands, as two letters.","type":"string","pattern":"^/","maxLength":120,"examples":["/country"]}},"required":["id"],"additionalProperties":false,"examples":[{"id":"/id","name":"/username"}]},"account_address":{"description":"The page of a person's account or channel there, which public profiles link to: {name} and {id} stand for what was read. Absent: profiles name the account without a link.","type":"string","pattern":"^https://","maxLength":500,"examples":["https://www.twitch.tv/{name}"]},"programs":{"description":"The slugs of the programs that it is for: a publisher's own provider speaks for that publisher's creators alone. Where absent, every program may list it.","type":"array","items":{"$ref":"common.schema.json#/$defs/slug"},"minItems":1,"uniqueItems":true,"examples":[["sega"]]},"client_id_parameter":{"description":"The name of the client id parameter, where it is not client_id.","type":"string","maxLength":40,"examples":["client_key"]},"scope_separator":{"description":"What stands between scopes: a space, or a comma.","type":"string","enum":[" ",","],"examples":[","]},"authorization_parameters":{"description":"Parameters that the authorization address carries besides those of the protocol.","type":"object","additionalProperties":{"type":"string","maxLength":1000},"examples":[{"duration":"temporary"}]},"client_authentication":{"description":"How client id and secret go to the token endpoint: post (in the body, where absent) or basic (in the Authorization header).","type":"string","enum":["post","basic"],"examples":["basic"]},"headers":{"description":"Headers that calls to the provider carry; {client_id} stands for the client id.","type":"object","additionalProperties":{"type":"string","maxLength":300},"examples":[{"Client-Id":"{client_id}"}]},"statistics":{"description":"Where followers and views are read, for eligibility rules.","type":"object","properties":{"endpoint":{"description":"The address; {subject} stands for the person's id.","type":"string","pattern":"^https://","maxLength":500,"examples":["https://www.googleapis.com/youtube/v3/channels?part=statistics&mine=true"]},"account_id":{"description":"JSON pointer to the id by which the platform itself knows the account, where the profile has another one.","type":"string","pattern":"^/","maxLength":160,"examples":["/items/0/id"]},"followers":{"description":"JSON pointer to the followers.","type":"string","pattern":"^/","maxLength":160,"examples":["/items/0/statistics/subscriberCount"]},"average_views":{"description":"JSON pointer to the average views.","type":"string","pattern":"^/","maxLength":160,"examples":["/average_views"]},"average_viewers":{"description":"JSON pointer to the average live viewers.","type":"string","pattern":"^/","maxLength":160,"examples":["/average_viewers"]},"uploads":{"description":"JSON pointer to the number of uploads.","type":"string","pattern":"^/","maxLength":160,"examples":["/items/0/statistics/videoCount"]},"community_size":{"description":"JSON pointer to the members of the person's community.","type":"string","pattern":"^/","maxLength":160,"examples":["/community_size"]}},"required":["endpoint"],"additionalProperties":false,"examples":[{"endpoint":"https://api.example/channel","followers":"/statistics/followers"}]}},"required":["id","name","icon","protocol","scopes","profile"],"additionalProperties":false},"x-public":true,"examples":[[{"id":"twitch","name":"Twitch","icon":"tabler:brand-twitch","protocol":"oidc","issuer":"https://id.twitch.tv/oauth2","scopes":["openid"],"profile":{"id":"/sub","name":"/preferred_username"}}]]},"operator_identity_providers":{"description":"The identity providers that operators sign in with, and no others: each one is trusted to say who runs a program. Name those that no publisher runs, and that verify e-mail addresses. Where absent, no operator can sign in.","type":"array","items":{"$ref":"common.schema.json#/$defs/identifier"},"uniqueItems":true,"maxItems":20,"examples":[["google"]]},"events":{"description":"An events service of somebody else's, in the protocol of AppSync Events. It tells what everybody may hear (public channels and bingo boards): pages connect to it with the API key, the server publishes there. What concerns one person or a program's members stays with our own service, which is all there is where this is absent.","type":"object","properties":{"endpoint":{"description":"Its HTTP endpoint, to which the server posts; its sockets are below it, at /realtime.","type":"string","pattern":"^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$","maxLength":300,"examples":["https://events.example/event"]},"region":{"description":"Its region, which signatures name: of the server's publishes, with MARQUEE_EVENTS_ACCESS_KEY_ID and MARQUEE_EVENTS_SECRET_ACCESS_KEY.","pattern":"^[a-z0-9-]+$","type":"string","maxLength":40,"examples":["eu-west-1"]},"api_key":{"description":"Its public API key.","type":"string","maxLength":120,"examples":["da2-sample"]},"identity":{"description":"The cloud identity service whose guests the events service lets in: pages sign with temporary credentials of its pool, and show the API key where they get none. Nobody's sign-in is ever shown to it.","type":"object","properties":{"endpoint":{"description":"Where it answers.","type":"string","pattern":"^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$","maxLength":300,"examples":["https://cognito-identity.eu-west-1.amazonaws.com/"]},"identity_pool_id":{"description":"The pool, which gives credentials to guests.","type":"string","pattern":"^[\\w-]+:[0-9a-f-]+$","maxLength":55,"examples":["eu-west-1:11111111-2222-4333-8444-555555555555"]},"region":{"description":"The region that signatures name.","type":"string","pattern":"^[a-z0-9-]+$","maxLength":40,"examples":["eu-west-1"]}},"required":["endpoint","identity_pool_id","region"],"additionalProperties":false,"examples":[{"endpoint":"https://cognito-identity.eu-west-1.amazonaws.com/","identity_pool_id":"eu-west-1:11111111-2222-4333-8444-555555555555","region":"eu-west-1"}]}},"required":["endpoint","region","api_key"],"additionalProperties":false,"x-public":true,"examples":[{"endpoint":"https://abc.appsync-api.eu-west-1.amazonaws.com/event","region":"eu-west-1","api_key":"da2-sample"}]},"bingo_demo":{"description":"The board that /bingo/demo plays with simulated matches; absent: there is no demo.","type":"object","properties":{"program":{"description":"The program whose campaign has the board.","$ref":"common.schema.json#/$defs/slug","examples":["acme"]},"board_id":{"description":"The board's number in that campaign.","type":"integer","minimum":1,"maximum":1000000,"examples":[2]}},"required":["program","board_id"],"additionalProperties":false,"examples":[{"program":"acme","board_id":2}]},"icons":{"description":"Where icons come from that are not compiled in.","type":"object","properties":{"base_url":{"description":"The address of an Iconify service, such as https://api.iconify.design: manifests may then name icons of each of its sets. The server fetches, checks and keeps them; visitors ask us alone. A path on the visitor's own host: there is the set tabler alone.","type":"string","pattern":"^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]*$","maxLength":300,"examples":["/api/icons"]}},"required":["base_url"],"additionalProperties":false,"x-public":true,"examples":[{"base_url":"/api/icons"}]},"icon_stylesheet":{"description":"A stylesheet of icons on a public CDN, loaded after consent.","type":"object","properties":{"url":{"description":"Its address.","$ref":"common.schema.json#/$defs/external_url","examples":["https://cdn.example/icons.css"]},"integrity":{"description":"Its subresource integrity hash.","type":"string","pattern":"^sha(256|384|512)-","maxLength":120,"examples":["sha384-…"]},"icons":{"description":"How manifests name its icons.","type":"object","properties":{"set":{"description":"What stands before the colon.","type":"string","pattern":"^[a-z0-9-]+$","maxLength":40,"examples":["fa"]},"class":{"description":"The classes of an icon; {name} is what stands behind the colon.","type":"string","pattern":"^[a-zA-Z0-9 _-]*\\{name\\}[a-zA-Z0-9 _-]*$","maxLength":120,"examples":["fa-solid fa-{name}"]}},"required":["set","class"],"additionalProperties":false,"examples":[{"set":"fa","class":"fa-solid fa-{name}"}]}},"required":["url"],"additionalProperties":false,"x-public":true,"examples":[{"url":"https://cdn.example/icons.css","integrity":"sha384-…"}]},"translation_widget":{"description":"A translation widget on a public CDN, loaded after consent: in a frame of its own, with the texts of public pages and nothing else (docs/decisions).","type":"object","properties":{"script_url":{"description":"Its script.","$ref":"common.schema.json#/$defs/external_url","examples":["https://cdn.example/widget.js"]},"site_key":{"description":"The key it is started with.","type":"string","maxLength":200,"examples":["sample"]},"integrity":{"description":"Its subresource integrity hash.","type":"string","pattern":"^sha(256|384|512)-","maxLength":120,"examples":["sha384-…"]},"start":{"description":"What starts it; absent: it starts by itself, and reads its key from data-site-key.","type":"object","properties":{"function":{"description":"The function that it gives to its page.","type":"string","pattern":"^[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*$","maxLength":120,"examples":["Widget.initialize"]},"argument":{"description":"Under which name the key is given, as in { api_key: … }; absent: the key alone.","type":"string","pattern":"^[A-Za-z_$][\\w$]*$","maxLength":60,"examples":["api_key"]}},"required":["function"],"additionalProperties":false,"examples":[{"function":"Widget.initialize","argument":"api_key"}]},"origins":{"description":"Where else it loads scripts and pictures from, or sends texts to.","type":"array","items":{"description":"An origin, without a path.","type":"string","pattern":"^https://[a-z0-9.-]+(:[0-9]+)?$","maxLength":200,"examples":["https://api.widget.example"]},"maxItems":10,"examples":[["https://api.widget.example"]]}},"required":["script_url","site_key"],"additionalProperties":false,"x-public":true,"examples":[{"script_url":"https://cdn.example/widget.js","site_key":"sample"}]}},"required":["product","description","main_hosts","locales","contact","theme","legal","api","identity_providers","icons"],"additionalProperties":false};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+$"},message:"must match pattern \""+"^[a-z0-9.-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "hostname"},message:"must match format \""+"hostname"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[a-z]{2,4})?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[a-z]{2,4})?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+:[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+:[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats6(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern55 = new RegExp("^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])", "u");
const pattern60 = new RegExp("^https://[^?#\\s]+$", "u");
const pattern61 = new RegExp("^/", "u");
const pattern76 = new RegExp("^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$", "u");
const pattern77 = new RegExp("^[a-z0-9-]+$", "u");
const pattern79 = new RegExp("^[\\w-]+:[0-9a-f-]+$", "u");
const pattern81 = new RegExp("^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]*$", "u");
const pattern82 = new RegExp("^sha(256|384|512)-", "u");
const pattern84 = new RegExp("^[a-zA-Z0-9 _-]*\\{name\\}[a-zA-Z0-9 _-]*$", "u");
const pattern86 = new RegExp("^[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*$", "u");
const pattern87 = new RegExp("^[A-Za-z_$][\\w$]*$", "u");
const pattern88 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?$", "u");

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/site.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"},message:"must have required property '"+"product"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.main_hosts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "main_hosts"},message:"must have required property '"+"main_hosts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.locales === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locales"},message:"must have required property '"+"locales"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contact === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.theme === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.legal === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legal"},message:"must have required property '"+"legal"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.api === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"},message:"must have required property '"+"api"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.identity_providers === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_providers"},message:"must have required property '"+"identity_providers"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.icons === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icons"},message:"must have required property '"+"icons"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema176.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 300){
const err11 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.product !== undefined){
let data1 = data.product;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err13 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data1) < 1){
const err14 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.description !== undefined){
if(!(validate473(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
if(data.main_hosts !== undefined){
let data3 = data.main_hosts;
if(Array.isArray(data3)){
if(data3.length < 1){
const err16 = {instancePath:instancePath+"/main_hosts",schemaPath:"#/properties/main_hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate475(data3[i0], {instancePath:instancePath+"/main_hosts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data3[i1], data3[j0])){
const err17 = {instancePath:instancePath+"/main_hosts",schemaPath:"#/properties/main_hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/main_hosts",schemaPath:"#/properties/main_hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.staging_hosts !== undefined){
let data5 = data.staging_hosts;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(!(validate475(data5[i2], {instancePath:instancePath+"/staging_hosts/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data5[i3], data5[j1])){
const err19 = {instancePath:instancePath+"/staging_hosts",schemaPath:"#/properties/staging_hosts/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/staging_hosts",schemaPath:"#/properties/staging_hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.unknown_host_program !== undefined){
if(!(validate478(data.unknown_host_program, {instancePath:instancePath+"/unknown_host_program",parentData:data,parentDataProperty:"unknown_host_program",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
if(data.locales !== undefined){
let data8 = data.locales;
if(Array.isArray(data8)){
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
if(!(validate480(data8[i4], {instancePath:instancePath+"/locales/" + i4,parentData:data8,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data8[i5], data8[j2])){
const err22 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.contact !== undefined){
let data10 = data.contact;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.email === undefined){
const err24 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data10){
if(!(key1 === "email")){
const err25 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.email !== undefined){
let data11 = data10.email;
if(typeof data11 === "string"){
if(!(formats4.test(data11))){
const err26 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate66(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.legal !== undefined){
if(!(validate344(data.legal, {instancePath:instancePath+"/legal",parentData:data,parentDataProperty:"legal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
if(data.api !== undefined){
let data14 = data.api;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.base_url === undefined){
const err29 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data14.headers === undefined){
const err30 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data14){
if(!((key2 === "base_url") || (key2 === "headers"))){
const err31 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.base_url !== undefined){
let data15 = data14.base_url;
if(typeof data15 === "string"){
if(func2(data15) > 300){
const err32 = {instancePath:instancePath+"/api/base_url",schemaPath:"#/properties/api/properties/base_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern55.test(data15)){
const err33 = {instancePath:instancePath+"/api/base_url",schemaPath:"#/properties/api/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])"},message:"must match pattern \""+"^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/api/base_url",schemaPath:"#/properties/api/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.headers !== undefined){
let data16 = data14.headers;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
let data17 = data16[key3];
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err35 = {instancePath:instancePath+"/api/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/api/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/api/headers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/api/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/api/headers",schemaPath:"#/properties/api/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.identity_providers !== undefined){
let data18 = data.identity_providers;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i6=0; i6<len3; i6++){
let data19 = data18[i6];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
const err39 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data19.name === undefined){
const err40 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data19.icon === undefined){
const err41 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data19.protocol === undefined){
const err42 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "protocol"},message:"must have required property '"+"protocol"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data19.scopes === undefined){
const err43 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data19.profile === undefined){
const err44 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data19){
if(!(func1.call(schema176.properties.identity_providers.items.properties, key4))){
const err45 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data19.id !== undefined){
if(!(validate484(data19.id, {instancePath:instancePath+"/identity_providers/" + i6+"/id",parentData:data19,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data19.name !== undefined){
let data21 = data19.name;
if(typeof data21 === "string"){
if(func2(data21) > 60){
const err46 = {instancePath:instancePath+"/identity_providers/" + i6+"/name",schemaPath:"#/properties/identity_providers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func2(data21) < 1){
const err47 = {instancePath:instancePath+"/identity_providers/" + i6+"/name",schemaPath:"#/properties/identity_providers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/identity_providers/" + i6+"/name",schemaPath:"#/properties/identity_providers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data19.icon !== undefined){
if(!(validate486(data19.icon, {instancePath:instancePath+"/identity_providers/" + i6+"/icon",parentData:data19,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
if(data19.protocol !== undefined){
let data23 = data19.protocol;
if(typeof data23 !== "string"){
const err49 = {instancePath:instancePath+"/identity_providers/" + i6+"/protocol",schemaPath:"#/properties/identity_providers/items/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data23 === "oidc") || (data23 === "oauth2")) || (data23 === "openid2"))){
const err50 = {instancePath:instancePath+"/identity_providers/" + i6+"/protocol",schemaPath:"#/properties/identity_providers/items/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema176.properties.identity_providers.items.properties.protocol.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.issuer !== undefined){
if(!(validate488(data19.issuer, {instancePath:instancePath+"/identity_providers/" + i6+"/issuer",parentData:data19,parentDataProperty:"issuer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data19.authorization_endpoint !== undefined){
if(!(validate488(data19.authorization_endpoint, {instancePath:instancePath+"/identity_providers/" + i6+"/authorization_endpoint",parentData:data19,parentDataProperty:"authorization_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data19.token_endpoint !== undefined){
if(!(validate488(data19.token_endpoint, {instancePath:instancePath+"/identity_providers/" + i6+"/token_endpoint",parentData:data19,parentDataProperty:"token_endpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data19.profile_endpoint !== undefined){
let data27 = data19.profile_endpoint;
if(typeof data27 === "string"){
if(func2(data27) > 500){
const err51 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile_endpoint",schemaPath:"#/properties/identity_providers/items/properties/profile_endpoint/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern6.test(data27)){
const err52 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile_endpoint",schemaPath:"#/properties/identity_providers/items/properties/profile_endpoint/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile_endpoint",schemaPath:"#/properties/identity_providers/items/properties/profile_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.claimed_id !== undefined){
let data28 = data19.claimed_id;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.prefix === undefined){
const err54 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data28.digits === undefined){
const err55 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/required",keyword:"required",params:{missingProperty: "digits"},message:"must have required property '"+"digits"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key5 in data28){
if(!((key5 === "prefix") || (key5 === "digits"))){
const err56 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data28.prefix !== undefined){
let data29 = data28.prefix;
if(typeof data29 === "string"){
if(func2(data29) > 300){
const err57 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/prefix",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern60.test(data29)){
const err58 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/prefix",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^https://[^?#\\s]+$"},message:"must match pattern \""+"^https://[^?#\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/prefix",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data28.digits !== undefined){
let data30 = data28.digits;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err60 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/digits",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/digits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 40 || isNaN(data30)){
const err61 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/digits",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/digits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err62 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id/digits",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/properties/digits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/identity_providers/" + i6+"/claimed_id",schemaPath:"#/properties/identity_providers/items/properties/claimed_id/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.scopes !== undefined){
let data31 = data19.scopes;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i7=0; i7<len4; i7++){
let data32 = data31[i7];
if(typeof data32 === "string"){
if(func2(data32) > 120){
const err64 = {instancePath:instancePath+"/identity_providers/" + i6+"/scopes/" + i7,schemaPath:"#/properties/identity_providers/items/properties/scopes/items/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/identity_providers/" + i6+"/scopes/" + i7,schemaPath:"#/properties/identity_providers/items/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let i8 = data31.length;
let j3;
if(i8 > 1){
const indices0 = {};
for(;i8--;){
let item0 = data31[i8];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j3 = indices0[item0];
const err66 = {instancePath:instancePath+"/identity_providers/" + i6+"/scopes",schemaPath:"#/properties/identity_providers/items/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i8+" are identical)"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
break;
}
indices0[item0] = i8;
}
}
}
else {
const err67 = {instancePath:instancePath+"/identity_providers/" + i6+"/scopes",schemaPath:"#/properties/identity_providers/items/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.profile !== undefined){
let data33 = data19.profile;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.id === undefined){
const err68 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile",schemaPath:"#/properties/identity_providers/items/properties/profile/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key6 in data33){
if(!(((((((key6 === "id") || (key6 === "name")) || (key6 === "email")) || (key6 === "email_verified")) || (key6 === "picture")) || (key6 === "picture_address")) || (key6 === "country"))){
const err69 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile",schemaPath:"#/properties/identity_providers/items/properties/profile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data33.id !== undefined){
let data34 = data33.id;
if(typeof data34 === "string"){
if(func2(data34) > 120){
const err70 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/id",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!pattern61.test(data34)){
const err71 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/id",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/id/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/id",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data33.name !== undefined){
let data35 = data33.name;
if(typeof data35 === "string"){
if(func2(data35) > 120){
const err73 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/name",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern61.test(data35)){
const err74 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/name",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/name/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/name",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data33.email !== undefined){
let data36 = data33.email;
if(typeof data36 === "string"){
if(func2(data36) > 120){
const err76 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!pattern61.test(data36)){
const err77 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data33.email_verified !== undefined){
let data37 = data33.email_verified;
if(typeof data37 === "string"){
if(func2(data37) > 120){
const err79 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email_verified",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email_verified/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!pattern61.test(data37)){
const err80 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email_verified",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email_verified/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/email_verified",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/email_verified/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data33.picture !== undefined){
let data38 = data33.picture;
if(typeof data38 === "string"){
if(func2(data38) > 120){
const err82 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!pattern61.test(data38)){
const err83 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data33.picture_address !== undefined){
let data39 = data33.picture_address;
if(typeof data39 === "string"){
if(func2(data39) > 500){
const err85 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture_address",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture_address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!pattern6.test(data39)){
const err86 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture_address",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture_address/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/picture_address",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/picture_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data33.country !== undefined){
let data40 = data33.country;
if(typeof data40 === "string"){
if(func2(data40) > 120){
const err88 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/country",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/country/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!pattern61.test(data40)){
const err89 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/country",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/country/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile/country",schemaPath:"#/properties/identity_providers/items/properties/profile/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/identity_providers/" + i6+"/profile",schemaPath:"#/properties/identity_providers/items/properties/profile/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data19.account_address !== undefined){
let data41 = data19.account_address;
if(typeof data41 === "string"){
if(func2(data41) > 500){
const err92 = {instancePath:instancePath+"/identity_providers/" + i6+"/account_address",schemaPath:"#/properties/identity_providers/items/properties/account_address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!pattern6.test(data41)){
const err93 = {instancePath:instancePath+"/identity_providers/" + i6+"/account_address",schemaPath:"#/properties/identity_providers/items/properties/account_address/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/identity_providers/" + i6+"/account_address",schemaPath:"#/properties/identity_providers/items/properties/account_address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data19.programs !== undefined){
let data42 = data19.programs;
if(Array.isArray(data42)){
if(data42.length < 1){
const err95 = {instancePath:instancePath+"/identity_providers/" + i6+"/programs",schemaPath:"#/properties/identity_providers/items/properties/programs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const len5 = data42.length;
for(let i9=0; i9<len5; i9++){
if(!(validate478(data42[i9], {instancePath:instancePath+"/identity_providers/" + i6+"/programs/" + i9,parentData:data42,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
let i10 = data42.length;
let j4;
if(i10 > 1){
outer3:
for(;i10--;){
for(j4 = i10; j4--;){
if(func0(data42[i10], data42[j4])){
const err96 = {instancePath:instancePath+"/identity_providers/" + i6+"/programs",schemaPath:"#/properties/identity_providers/items/properties/programs/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
break outer3;
}
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/identity_providers/" + i6+"/programs",schemaPath:"#/properties/identity_providers/items/properties/programs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data19.client_id_parameter !== undefined){
let data44 = data19.client_id_parameter;
if(typeof data44 === "string"){
if(func2(data44) > 40){
const err98 = {instancePath:instancePath+"/identity_providers/" + i6+"/client_id_parameter",schemaPath:"#/properties/identity_providers/items/properties/client_id_parameter/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/identity_providers/" + i6+"/client_id_parameter",schemaPath:"#/properties/identity_providers/items/properties/client_id_parameter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data19.scope_separator !== undefined){
let data45 = data19.scope_separator;
if(typeof data45 !== "string"){
const err100 = {instancePath:instancePath+"/identity_providers/" + i6+"/scope_separator",schemaPath:"#/properties/identity_providers/items/properties/scope_separator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((data45 === " ") || (data45 === ","))){
const err101 = {instancePath:instancePath+"/identity_providers/" + i6+"/scope_separator",schemaPath:"#/properties/identity_providers/items/properties/scope_separator/enum",keyword:"enum",params:{allowedValues: schema176.properties.identity_providers.items.properties.scope_separator.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data19.authorization_parameters !== undefined){
let data46 = data19.authorization_parameters;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
let data47 = data46[key7];
if(typeof data47 === "string"){
if(func2(data47) > 1000){
const err102 = {instancePath:instancePath+"/identity_providers/" + i6+"/authorization_parameters/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/identity_providers/items/properties/authorization_parameters/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/identity_providers/" + i6+"/authorization_parameters/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/identity_providers/items/properties/authorization_parameters/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/identity_providers/" + i6+"/authorization_parameters",schemaPath:"#/properties/identity_providers/items/properties/authorization_parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data19.client_authentication !== undefined){
let data48 = data19.client_authentication;
if(typeof data48 !== "string"){
const err105 = {instancePath:instancePath+"/identity_providers/" + i6+"/client_authentication",schemaPath:"#/properties/identity_providers/items/properties/client_authentication/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!((data48 === "post") || (data48 === "basic"))){
const err106 = {instancePath:instancePath+"/identity_providers/" + i6+"/client_authentication",schemaPath:"#/properties/identity_providers/items/properties/client_authentication/enum",keyword:"enum",params:{allowedValues: schema176.properties.identity_providers.items.properties.client_authentication.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data19.headers !== undefined){
let data49 = data19.headers;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key8 in data49){
let data50 = data49[key8];
if(typeof data50 === "string"){
if(func2(data50) > 300){
const err107 = {instancePath:instancePath+"/identity_providers/" + i6+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/identity_providers/items/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/identity_providers/" + i6+"/headers/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/identity_providers/items/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/identity_providers/" + i6+"/headers",schemaPath:"#/properties/identity_providers/items/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data19.statistics !== undefined){
let data51 = data19.statistics;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.endpoint === undefined){
const err110 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics",schemaPath:"#/properties/identity_providers/items/properties/statistics/required",keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key9 in data51){
if(!(((((((key9 === "endpoint") || (key9 === "account_id")) || (key9 === "followers")) || (key9 === "average_views")) || (key9 === "average_viewers")) || (key9 === "uploads")) || (key9 === "community_size"))){
const err111 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics",schemaPath:"#/properties/identity_providers/items/properties/statistics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data51.endpoint !== undefined){
let data52 = data51.endpoint;
if(typeof data52 === "string"){
if(func2(data52) > 500){
const err112 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/endpoint",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!pattern6.test(data52)){
const err113 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/endpoint",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/endpoint",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data51.account_id !== undefined){
let data53 = data51.account_id;
if(typeof data53 === "string"){
if(func2(data53) > 160){
const err115 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/account_id",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(!pattern61.test(data53)){
const err116 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/account_id",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/account_id",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data51.followers !== undefined){
let data54 = data51.followers;
if(typeof data54 === "string"){
if(func2(data54) > 160){
const err118 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/followers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/followers/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!pattern61.test(data54)){
const err119 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/followers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/followers/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/followers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/followers/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data51.average_views !== undefined){
let data55 = data51.average_views;
if(typeof data55 === "string"){
if(func2(data55) > 160){
const err121 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_views",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_views/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern61.test(data55)){
const err122 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_views",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_views/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_views",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_views/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data51.average_viewers !== undefined){
let data56 = data51.average_viewers;
if(typeof data56 === "string"){
if(func2(data56) > 160){
const err124 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_viewers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_viewers/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(!pattern61.test(data56)){
const err125 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_viewers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_viewers/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/average_viewers",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/average_viewers/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data51.uploads !== undefined){
let data57 = data51.uploads;
if(typeof data57 === "string"){
if(func2(data57) > 160){
const err127 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/uploads",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/uploads/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!pattern61.test(data57)){
const err128 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/uploads",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/uploads/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/uploads",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/uploads/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data51.community_size !== undefined){
let data58 = data51.community_size;
if(typeof data58 === "string"){
if(func2(data58) > 160){
const err130 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/community_size",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/community_size/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!pattern61.test(data58)){
const err131 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/community_size",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/community_size/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics/community_size",schemaPath:"#/properties/identity_providers/items/properties/statistics/properties/community_size/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/identity_providers/" + i6+"/statistics",schemaPath:"#/properties/identity_providers/items/properties/statistics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/identity_providers/" + i6,schemaPath:"#/properties/identity_providers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/identity_providers",schemaPath:"#/properties/identity_providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.operator_identity_providers !== undefined){
let data59 = data.operator_identity_providers;
if(Array.isArray(data59)){
if(data59.length > 20){
const err136 = {instancePath:instancePath+"/operator_identity_providers",schemaPath:"#/properties/operator_identity_providers/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
const len6 = data59.length;
for(let i11=0; i11<len6; i11++){
if(!(validate484(data59[i11], {instancePath:instancePath+"/operator_identity_providers/" + i11,parentData:data59,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
let i12 = data59.length;
let j5;
if(i12 > 1){
outer4:
for(;i12--;){
for(j5 = i12; j5--;){
if(func0(data59[i12], data59[j5])){
const err137 = {instancePath:instancePath+"/operator_identity_providers",schemaPath:"#/properties/operator_identity_providers/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
break outer4;
}
}
}
}
}
else {
const err138 = {instancePath:instancePath+"/operator_identity_providers",schemaPath:"#/properties/operator_identity_providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.events !== undefined){
let data61 = data.events;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.endpoint === undefined){
const err139 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/required",keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data61.region === undefined){
const err140 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data61.api_key === undefined){
const err141 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key10 in data61){
if(!((((key10 === "endpoint") || (key10 === "region")) || (key10 === "api_key")) || (key10 === "identity"))){
const err142 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data61.endpoint !== undefined){
let data62 = data61.endpoint;
if(typeof data62 === "string"){
if(func2(data62) > 300){
const err143 = {instancePath:instancePath+"/events/endpoint",schemaPath:"#/properties/events/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(!pattern76.test(data62)){
const err144 = {instancePath:instancePath+"/events/endpoint",schemaPath:"#/properties/events/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$"},message:"must match pattern \""+"^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/events/endpoint",schemaPath:"#/properties/events/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data61.region !== undefined){
let data63 = data61.region;
if(typeof data63 === "string"){
if(func2(data63) > 40){
const err146 = {instancePath:instancePath+"/events/region",schemaPath:"#/properties/events/properties/region/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!pattern77.test(data63)){
const err147 = {instancePath:instancePath+"/events/region",schemaPath:"#/properties/events/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/events/region",schemaPath:"#/properties/events/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data61.api_key !== undefined){
let data64 = data61.api_key;
if(typeof data64 === "string"){
if(func2(data64) > 120){
const err149 = {instancePath:instancePath+"/events/api_key",schemaPath:"#/properties/events/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/events/api_key",schemaPath:"#/properties/events/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data61.identity !== undefined){
let data65 = data61.identity;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.endpoint === undefined){
const err151 = {instancePath:instancePath+"/events/identity",schemaPath:"#/properties/events/properties/identity/required",keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data65.identity_pool_id === undefined){
const err152 = {instancePath:instancePath+"/events/identity",schemaPath:"#/properties/events/properties/identity/required",keyword:"required",params:{missingProperty: "identity_pool_id"},message:"must have required property '"+"identity_pool_id"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data65.region === undefined){
const err153 = {instancePath:instancePath+"/events/identity",schemaPath:"#/properties/events/properties/identity/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key11 in data65){
if(!(((key11 === "endpoint") || (key11 === "identity_pool_id")) || (key11 === "region"))){
const err154 = {instancePath:instancePath+"/events/identity",schemaPath:"#/properties/events/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data65.endpoint !== undefined){
let data66 = data65.endpoint;
if(typeof data66 === "string"){
if(func2(data66) > 300){
const err155 = {instancePath:instancePath+"/events/identity/endpoint",schemaPath:"#/properties/events/properties/identity/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(!pattern76.test(data66)){
const err156 = {instancePath:instancePath+"/events/identity/endpoint",schemaPath:"#/properties/events/properties/identity/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$"},message:"must match pattern \""+"^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/events/identity/endpoint",schemaPath:"#/properties/events/properties/identity/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data65.identity_pool_id !== undefined){
let data67 = data65.identity_pool_id;
if(typeof data67 === "string"){
if(func2(data67) > 55){
const err158 = {instancePath:instancePath+"/events/identity/identity_pool_id",schemaPath:"#/properties/events/properties/identity/properties/identity_pool_id/maxLength",keyword:"maxLength",params:{limit: 55},message:"must NOT have more than 55 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(!pattern79.test(data67)){
const err159 = {instancePath:instancePath+"/events/identity/identity_pool_id",schemaPath:"#/properties/events/properties/identity/properties/identity_pool_id/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+:[0-9a-f-]+$"},message:"must match pattern \""+"^[\\w-]+:[0-9a-f-]+$"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/events/identity/identity_pool_id",schemaPath:"#/properties/events/properties/identity/properties/identity_pool_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data65.region !== undefined){
let data68 = data65.region;
if(typeof data68 === "string"){
if(func2(data68) > 40){
const err161 = {instancePath:instancePath+"/events/identity/region",schemaPath:"#/properties/events/properties/identity/properties/region/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!pattern77.test(data68)){
const err162 = {instancePath:instancePath+"/events/identity/region",schemaPath:"#/properties/events/properties/identity/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/events/identity/region",schemaPath:"#/properties/events/properties/identity/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/events/identity",schemaPath:"#/properties/events/properties/identity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.bingo_demo !== undefined){
let data69 = data.bingo_demo;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.program === undefined){
const err166 = {instancePath:instancePath+"/bingo_demo",schemaPath:"#/properties/bingo_demo/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data69.board_id === undefined){
const err167 = {instancePath:instancePath+"/bingo_demo",schemaPath:"#/properties/bingo_demo/required",keyword:"required",params:{missingProperty: "board_id"},message:"must have required property '"+"board_id"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
for(const key12 in data69){
if(!((key12 === "program") || (key12 === "board_id"))){
const err168 = {instancePath:instancePath+"/bingo_demo",schemaPath:"#/properties/bingo_demo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data69.program !== undefined){
if(!(validate478(data69.program, {instancePath:instancePath+"/bingo_demo/program",parentData:data69,parentDataProperty:"program",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
if(data69.board_id !== undefined){
let data71 = data69.board_id;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err169 = {instancePath:instancePath+"/bingo_demo/board_id",schemaPath:"#/properties/bingo_demo/properties/board_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 1000000 || isNaN(data71)){
const err170 = {instancePath:instancePath+"/bingo_demo/board_id",schemaPath:"#/properties/bingo_demo/properties/board_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err171 = {instancePath:instancePath+"/bingo_demo/board_id",schemaPath:"#/properties/bingo_demo/properties/board_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
else {
const err172 = {instancePath:instancePath+"/bingo_demo",schemaPath:"#/properties/bingo_demo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.icons !== undefined){
let data72 = data.icons;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.base_url === undefined){
const err173 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/required",keyword:"required",params:{missingProperty: "base_url"},message:"must have required property '"+"base_url"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
for(const key13 in data72){
if(!(key13 === "base_url")){
const err174 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data72.base_url !== undefined){
let data73 = data72.base_url;
if(typeof data73 === "string"){
if(func2(data73) > 300){
const err175 = {instancePath:instancePath+"/icons/base_url",schemaPath:"#/properties/icons/properties/base_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(!pattern81.test(data73)){
const err176 = {instancePath:instancePath+"/icons/base_url",schemaPath:"#/properties/icons/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]*$"},message:"must match pattern \""+"^(/|https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^?#\\s]*$"+"\""};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/icons/base_url",schemaPath:"#/properties/icons/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
else {
const err178 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data.icon_stylesheet !== undefined){
let data74 = data.icon_stylesheet;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.url === undefined){
const err179 = {instancePath:instancePath+"/icon_stylesheet",schemaPath:"#/properties/icon_stylesheet/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
for(const key14 in data74){
if(!(((key14 === "url") || (key14 === "integrity")) || (key14 === "icons"))){
const err180 = {instancePath:instancePath+"/icon_stylesheet",schemaPath:"#/properties/icon_stylesheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data74.url !== undefined){
if(!(validate488(data74.url, {instancePath:instancePath+"/icon_stylesheet/url",parentData:data74,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data74.integrity !== undefined){
let data76 = data74.integrity;
if(typeof data76 === "string"){
if(func2(data76) > 120){
const err181 = {instancePath:instancePath+"/icon_stylesheet/integrity",schemaPath:"#/properties/icon_stylesheet/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(!pattern82.test(data76)){
const err182 = {instancePath:instancePath+"/icon_stylesheet/integrity",schemaPath:"#/properties/icon_stylesheet/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^sha(256|384|512)-"},message:"must match pattern \""+"^sha(256|384|512)-"+"\""};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/icon_stylesheet/integrity",schemaPath:"#/properties/icon_stylesheet/properties/integrity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data74.icons !== undefined){
let data77 = data74.icons;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.set === undefined){
const err184 = {instancePath:instancePath+"/icon_stylesheet/icons",schemaPath:"#/properties/icon_stylesheet/properties/icons/required",keyword:"required",params:{missingProperty: "set"},message:"must have required property '"+"set"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data77.class === undefined){
const err185 = {instancePath:instancePath+"/icon_stylesheet/icons",schemaPath:"#/properties/icon_stylesheet/properties/icons/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
for(const key15 in data77){
if(!((key15 === "set") || (key15 === "class"))){
const err186 = {instancePath:instancePath+"/icon_stylesheet/icons",schemaPath:"#/properties/icon_stylesheet/properties/icons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data77.set !== undefined){
let data78 = data77.set;
if(typeof data78 === "string"){
if(func2(data78) > 40){
const err187 = {instancePath:instancePath+"/icon_stylesheet/icons/set",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/set/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(!pattern77.test(data78)){
const err188 = {instancePath:instancePath+"/icon_stylesheet/icons/set",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/set/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/icon_stylesheet/icons/set",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/set/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data77.class !== undefined){
let data79 = data77.class;
if(typeof data79 === "string"){
if(func2(data79) > 120){
const err190 = {instancePath:instancePath+"/icon_stylesheet/icons/class",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/class/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!pattern84.test(data79)){
const err191 = {instancePath:instancePath+"/icon_stylesheet/icons/class",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/class/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9 _-]*\\{name\\}[a-zA-Z0-9 _-]*$"},message:"must match pattern \""+"^[a-zA-Z0-9 _-]*\\{name\\}[a-zA-Z0-9 _-]*$"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/icon_stylesheet/icons/class",schemaPath:"#/properties/icon_stylesheet/properties/icons/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/icon_stylesheet/icons",schemaPath:"#/properties/icon_stylesheet/properties/icons/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/icon_stylesheet",schemaPath:"#/properties/icon_stylesheet/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.translation_widget !== undefined){
let data80 = data.translation_widget;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.script_url === undefined){
const err195 = {instancePath:instancePath+"/translation_widget",schemaPath:"#/properties/translation_widget/required",keyword:"required",params:{missingProperty: "script_url"},message:"must have required property '"+"script_url"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data80.site_key === undefined){
const err196 = {instancePath:instancePath+"/translation_widget",schemaPath:"#/properties/translation_widget/required",keyword:"required",params:{missingProperty: "site_key"},message:"must have required property '"+"site_key"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key16 in data80){
if(!(((((key16 === "script_url") || (key16 === "site_key")) || (key16 === "integrity")) || (key16 === "start")) || (key16 === "origins"))){
const err197 = {instancePath:instancePath+"/translation_widget",schemaPath:"#/properties/translation_widget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data80.script_url !== undefined){
if(!(validate488(data80.script_url, {instancePath:instancePath+"/translation_widget/script_url",parentData:data80,parentDataProperty:"script_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
}
if(data80.site_key !== undefined){
let data82 = data80.site_key;
if(typeof data82 === "string"){
if(func2(data82) > 200){
const err198 = {instancePath:instancePath+"/translation_widget/site_key",schemaPath:"#/properties/translation_widget/properties/site_key/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/translation_widget/site_key",schemaPath:"#/properties/translation_widget/properties/site_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data80.integrity !== undefined){
let data83 = data80.integrity;
if(typeof data83 === "string"){
if(func2(data83) > 120){
const err200 = {instancePath:instancePath+"/translation_widget/integrity",schemaPath:"#/properties/translation_widget/properties/integrity/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(!pattern82.test(data83)){
const err201 = {instancePath:instancePath+"/translation_widget/integrity",schemaPath:"#/properties/translation_widget/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^sha(256|384|512)-"},message:"must match pattern \""+"^sha(256|384|512)-"+"\""};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath:instancePath+"/translation_widget/integrity",schemaPath:"#/properties/translation_widget/properties/integrity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data80.start !== undefined){
let data84 = data80.start;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.function === undefined){
const err203 = {instancePath:instancePath+"/translation_widget/start",schemaPath:"#/properties/translation_widget/properties/start/required",keyword:"required",params:{missingProperty: "function"},message:"must have required property '"+"function"+"'"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
for(const key17 in data84){
if(!((key17 === "function") || (key17 === "argument"))){
const err204 = {instancePath:instancePath+"/translation_widget/start",schemaPath:"#/properties/translation_widget/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data84.function !== undefined){
let data85 = data84.function;
if(typeof data85 === "string"){
if(func2(data85) > 120){
const err205 = {instancePath:instancePath+"/translation_widget/start/function",schemaPath:"#/properties/translation_widget/properties/start/properties/function/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(!pattern86.test(data85)){
const err206 = {instancePath:instancePath+"/translation_widget/start/function",schemaPath:"#/properties/translation_widget/properties/start/properties/function/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*$"},message:"must match pattern \""+"^[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*$"+"\""};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/translation_widget/start/function",schemaPath:"#/properties/translation_widget/properties/start/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data84.argument !== undefined){
let data86 = data84.argument;
if(typeof data86 === "string"){
if(func2(data86) > 60){
const err208 = {instancePath:instancePath+"/translation_widget/start/argument",schemaPath:"#/properties/translation_widget/properties/start/properties/argument/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(!pattern87.test(data86)){
const err209 = {instancePath:instancePath+"/translation_widget/start/argument",schemaPath:"#/properties/translation_widget/properties/start/properties/argument/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_$][\\w$]*$"},message:"must match pattern \""+"^[A-Za-z_$][\\w$]*$"+"\""};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
else {
const err210 = {instancePath:instancePath+"/translation_widget/start/argument",schemaPath:"#/properties/translation_widget/properties/start/properties/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/translation_widget/start",schemaPath:"#/properties/translation_widget/properties/start/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data80.origins !== undefined){
let data87 = data80.origins;
if(Array.isArray(data87)){
if(data87.length > 10){
const err212 = {instancePath:instancePath+"/translation_widget/origins",schemaPath:"#/properties/translation_widget/properties/origins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
const len7 = data87.length;
for(let i13=0; i13<len7; i13++){
let data88 = data87[i13];
if(typeof data88 === "string"){
if(func2(data88) > 200){
const err213 = {instancePath:instancePath+"/translation_widget/origins/" + i13,schemaPath:"#/properties/translation_widget/properties/origins/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(!pattern88.test(data88)){
const err214 = {instancePath:instancePath+"/translation_widget/origins/" + i13,schemaPath:"#/properties/translation_widget/properties/origins/items/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$"},message:"must match pattern \""+"^https://[a-z0-9.-]+(:[0-9]+)?$"+"\""};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
else {
const err215 = {instancePath:instancePath+"/translation_widget/origins/" + i13,schemaPath:"#/properties/translation_widget/properties/origins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/translation_widget/origins",schemaPath:"#/properties/translation_widget/properties/origins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/translation_widget",schemaPath:"#/properties/translation_widget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.validateCampaign = validate497;
const schema184 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.marquee.example/campaign.schema.json","title":"CampaignManifest","type":"object","description":"A program's campaign: programs/<slug>/campaign.yaml. It says what there should be; nothing a creator earned is lost when it changes.","properties":{"$schema":{"description":"The address of this schema, for editors that read JSON manifests.","type":"string","maxLength":300,"examples":["../../schemas/campaign.schema.json"]},"activations":{"description":"What the campaign offers.","type":"array","items":{"$ref":"#/$defs/activation"},"maxItems":200,"examples":[[{"id":232,"kind":"season","title":"Season of Ash","description":"Three months of challenges.","offer":"automatic"}]]},"quest_groups":{"description":"How its quests are grouped.","type":"array","items":{"$ref":"#/$defs/quest_group"},"maxItems":100,"examples":[[{"id":4,"activation_id":232,"title":"On your channel"}]]},"quests":{"description":"What there is to do.","type":"array","items":{"$ref":"#/$defs/quest"},"maxItems":500,"examples":[[{"id":41,"group_id":4,"activation_id":232,"kind":"individual","title":"Heal two hundred teammates","description":"Any mode, any map.","metric":"teammates_healed","target":200,"points":250}]]},"rewards":{"description":"What points pay for.","type":"array","items":{"$ref":"#/$defs/reward"},"maxItems":200,"examples":[[{"id":7,"activation_id":232,"title":"Field jacket","description":"Heavy cotton, sizes XS to 4XL.","kind":"merchandise","sizes":["XS","S","M","L","XL","2XL","3XL","4XL"],"cost":4000,"stock":50}]]},"metrics":{"description":"How the portal calls what quests count.","type":"array","items":{"$ref":"#/$defs/metric"},"maxItems":100,"examples":[[{"name":"minutes_streamed","label":"Minutes streamed","unit":"minutes"}]]},"bingo_boards":{"description":"Bingo boards that the program publishes.","type":"array","items":{"$ref":"#/$defs/bingo_board"},"maxItems":100,"examples":[[{"id":1,"title":"Friday night","size":3,"items":[{"id":"first-kill","label":"First kill of the match","difficulty":2}],"activation_id":232}]]},"environments":{"description":"What differs per environment.","type":"object","properties":{"development":{"description":"Replacements where MARQUEE_ENV is development.","$ref":"#/$defs/overlay","examples":[{"activation_ids":{"232":1803}}]},"staging":{"description":"Replacements where MARQUEE_ENV is staging.","$ref":"#/$defs/overlay","examples":[{"activation_ids":{"232":1803}}]},"production":{"description":"Replacements where MARQUEE_ENV is production.","$ref":"#/$defs/overlay","examples":[{"activation_ids":{"232":1803}}]}},"additionalProperties":false,"examples":[{"production":{"activation_ids":{"232":1803}}}]}},"required":["activations"],"additionalProperties":false,"$defs":{"id":{"description":"A positive whole number, unique among its kind within the program.","type":"integer","minimum":1,"maximum":2147483647,"examples":[232]},"agreement":{"description":"An agreement by name, as the program declares it.","type":"string","enum":["coc_accepted","confirmed_18","confirmed_in_approved_country"],"examples":["coc_accepted"]},"hashtag":{"description":"A hashtag with its sign: letters, digits and underscores.","type":"string","pattern":"^#[\\p{L}\\p{N}_]+$","maxLength":60,"examples":["#BF6Receipts"]},"activation":{"title":"ManifestActivation","type":"object","description":"Something the campaign offers: a key, a content brief, an event or a season.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[232]},"kind":{"description":"season keeps points and boards, key hands out keys, content asks for pieces, event invites to a moment.","type":"string","enum":["season","key","content","event"],"examples":["key"]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Season of Ash"]},"description":{"description":"One or two sentences on what it is.","$ref":"common.schema.json#/$defs/text","examples":["Three months of challenges in the game and on your channel."]},"image":{"description":"A picture of it, beside its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"early-access.jpg"}]},"opens_at":{"description":"When it begins; absent: it is open already.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"When it ends; absent: it stays open.","$ref":"common.schema.json#/$defs/moment","examples":["2027-02-28T18:00:00Z"]},"offer":{"description":"automatic: every member is offered it. request: to whoever asks and is granted it. invite: only by an operator or a guest link.","type":"string","enum":["automatic","request","invite"],"examples":["automatic"]},"guests":{"description":"Whether links for guests, who are no members, may be made for it; absent: false.","type":"boolean","examples":[true]},"agreements":{"description":"What must be accepted before it is; the program declares them.","type":"array","items":{"$ref":"#/$defs/agreement"},"maxItems":3,"uniqueItems":true,"examples":[["coc_accepted"]]},"key":{"type":"object","description":"What a key activation hands out.","properties":{"options":{"description":"The keys there are to choose from; each has its own pool.","type":"array","items":{"$ref":"#/$defs/key_option"},"minItems":1,"maxItems":60,"examples":[[{"id":15,"label":"PC, Europe","platform":"PC","region":"Europe"}]]},"low_stock":{"description":"Operators are told when an option has fewer keys left than this; absent: 10.","type":"integer","minimum":0,"maximum":1000000,"examples":[25]}},"required":["options"],"additionalProperties":false,"examples":[{"options":[{"id":15,"label":"PC, Europe","platform":"PC","region":"Europe"}],"low_stock":25}]},"content":{"type":"object","description":"What a content brief asks for.","properties":{"types":{"description":"Which kinds of content count.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video","stream"]]},"hashtags":{"description":"What the title or text of each piece must carry.","type":"array","items":{"$ref":"#/$defs/hashtag"},"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"due_at":{"description":"When the last piece must be handed in; it is shown prominently.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-20T18:00:00Z"]},"minimum":{"description":"How many accepted pieces complete the brief.","type":"integer","minimum":1,"maximum":100,"examples":[2]},"instructions":{"description":"What to make, and what to leave out.","$ref":"common.schema.json#/$defs/text","examples":["Show the first hour of the new mode, in your own words."]}},"required":["types","minimum","instructions"],"additionalProperties":false,"examples":[{"types":["video"],"minimum":1,"instructions":"Show the first hour of the new mode."}]},"request":{"type":"object","description":"What a creator answers to ask for this activation.","properties":{"form":{"description":"The questions, in order.","type":"array","items":{"$ref":"application.schema.json#/$defs/field"},"minItems":1,"maxItems":20,"examples":[[{"name":"plan","type":"long_text","label":"What would you make with it?"}]]}},"required":["form"],"additionalProperties":false,"examples":[{"form":[{"name":"plan","type":"long_text","label":"What would you make with it?"}]}]},"limit":{"description":"The most enrolments there can be; absent: no limit.","type":"integer","minimum":1,"maximum":1000000000,"examples":[200]}},"required":["id","kind","title","description","offer"],"additionalProperties":false,"examples":[{"id":232,"kind":"season","title":"Season of Ash","description":"Three months of challenges.","offer":"automatic"}]},"key_option":{"title":"ManifestKeyOption","type":"object","description":"One kind of key.","properties":{"id":{"description":"Its number, unique among all key options of the program.","$ref":"#/$defs/id","examples":[15]},"label":{"description":"What creators choose from.","$ref":"common.schema.json#/$defs/heading","examples":["PC (Steam), Europe"]},"platform":{"description":"The platform it is for, as key files name it.","type":"string","minLength":1,"maxLength":40,"examples":["PC"]},"region":{"description":"The region it works in, as key files name it; absent: everywhere.","type":"string","minLength":1,"maxLength":60,"examples":["Europe"]},"pattern":{"description":"What a key looks like, as a regular expression of the whole key; an import refuses lines that differ. It says how often each part comes: {5} or {4,5}, not * or +. Absent: any text that is no formula and no markup.","type":"string","minLength":1,"maxLength":200,"examples":["[A-Z0-9]{5}(-[A-Z0-9]{5}){2}"]}},"required":["id","label","platform"],"additionalProperties":false,"examples":[{"id":15,"label":"PC (Steam), Europe","platform":"PC","region":"Europe"}]},"quest_group":{"title":"ManifestQuestGroup","type":"object","description":"Quests that belong together.","properties":{"id":{"description":"Its number.","$ref":"#/$defs/id","examples":[4]},"activation_id":{"description":"The season its quests give points in.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"Its heading.","$ref":"common.schema.json#/$defs/heading","examples":["On your channel"]},"description":{"description":"A sentence below it.","$ref":"common.schema.json#/$defs/text","examples":["Streams, videos and shorts that you publish."]},"image":{"description":"A picture of it, as a band above its title; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"front-line.jpg"}]}},"required":["id","activation_id","title"],"additionalProperties":false,"examples":[{"id":4,"activation_id":232,"title":"On your channel"}]},"quest":{"title":"ManifestQuest","type":"object","description":"Something to do, counted by a metric, for points.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[41]},"group_id":{"description":"The quest group it stands in.","$ref":"#/$defs/id","examples":[4]},"activation_id":{"description":"The season whose points it gives.","$ref":"#/$defs/id","examples":[232]},"kind":{"description":"individual: each creator for themselves. shared_goal: all together; everybody who took part is rewarded. draw: whoever completes it takes part in a draw.","type":"string","enum":["individual","shared_goal","draw"],"examples":["individual"]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Heal two hundred teammates"]},"description":{"description":"What exactly counts.","$ref":"common.schema.json#/$defs/text","examples":["Any mode, any map. Bots do not count."]},"image":{"description":"A picture of it, above its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"field-hospital.jpg"}]},"metric":{"description":"What is counted: a metric that game or trackers report, or accepted_content for accepted pieces.","$ref":"common.schema.json#/$defs/identifier","examples":["teammates_healed"]},"target":{"description":"The amount that completes it; of a shared goal, the amount of all together.","type":"number","exclusiveMinimum":0,"maximum":1000000000000000,"examples":[200]},"opens_at":{"description":"From when on it counts; absent: as long as its season.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"Until when it counts; absent: as long as its season.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-24T18:00:00Z"]},"platforms":{"description":"Only what happens on these networks counts; absent: all.","type":"array","items":{"type":"string","enum":["x","youtube","twitch","kick","tiktok","discord","instagram","facebook","reddit","steam"]},"minItems":1,"uniqueItems":true,"examples":[["twitch","youtube"]]},"hashtags":{"description":"Only content that carries all of these counts.","type":"array","items":{"$ref":"#/$defs/hashtag"},"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"content_types":{"description":"Only content of these kinds counts; absent: all.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video","stream"]]},"repeat":{"description":"once, once a day, once a week, or each time the target is reached again; days and weeks (from Monday) are those of UTC. Absent: once.","type":"string","enum":["once","daily","weekly","always"],"examples":["weekly"]},"points":{"description":"What its completion gives.","type":"integer","minimum":0,"maximum":100000000,"examples":[250]},"reward_id":{"description":"A reward that its completion, or a draw, gives as well.","$ref":"#/$defs/id","examples":[7]},"winners":{"description":"How many are drawn; of a draw only.","type":"integer","minimum":1,"maximum":100000,"examples":[5]},"draw_at":{"description":"When they are drawn; of a draw only.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-28T18:00:00Z"]},"agreements":{"description":"What must be accepted before its points are claimed; the program declares them.","type":"array","items":{"$ref":"#/$defs/agreement"},"maxItems":3,"uniqueItems":true,"examples":[["coc_accepted"]]},"prerequisites":{"description":"Quests that must be completed first: until then it is shown locked, and nothing counts for it. Each is of the kind individual and done once.","type":"array","items":{"$ref":"#/$defs/id"},"minItems":1,"maxItems":5,"uniqueItems":true,"examples":[[41]]}},"required":["id","group_id","activation_id","kind","title","description","metric","target","points"],"additionalProperties":false,"examples":[{"id":41,"group_id":4,"activation_id":232,"kind":"individual","title":"Heal two hundred teammates","description":"Any mode, any map.","metric":"teammates_healed","target":200,"points":250}]},"reward":{"title":"ManifestReward","type":"object","description":"Something that points pay for.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[7]},"activation_id":{"description":"The season whose points pay for it.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Field jacket"]},"description":{"description":"What one gets, and how it arrives.","$ref":"common.schema.json#/$defs/text","examples":["Heavy cotton, sizes XS to 4XL. We ask for your address when you redeem it."]},"image":{"description":"A picture of it; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"field-jacket.jpg"}]},"kind":{"description":"What it is: that decides how it is delivered. Who redeems merchandise gives an address, who redeems cash an account; a role is granted by itself.","type":"string","enum":["digital","key","merchandise","cash","experience","role"],"examples":["merchandise"]},"cost":{"description":"Its price in points.","type":"integer","minimum":0,"maximum":100000000,"examples":[4000]},"stock":{"description":"How many there are; absent: enough for everybody.","type":"integer","minimum":0,"maximum":1000000000,"examples":[50]},"limit_per_creator":{"description":"How many one creator may have; absent: no limit.","type":"integer","minimum":1,"maximum":1000,"examples":[1]},"opens_at":{"description":"From when on it can be had.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"Until when it can be had.","$ref":"common.schema.json#/$defs/moment","examples":["2027-03-31T18:00:00Z"]},"sizes":{"description":"For the kind merchandise: the sizes it comes in; one is chosen when it is redeemed. An address is always asked for.","type":"array","items":{"description":"A size, as it is written everywhere.","type":"string","pattern":"^[^\\p{Cc}]+$","maxLength":20,"examples":["XL"]},"minItems":1,"maxItems":30,"uniqueItems":true,"examples":[["XS","S","M","L","XL","2XL","3XL","4XL"]]},"key_activation_id":{"description":"For the kind key: the activation whose keys it hands out.","$ref":"#/$defs/id","examples":[165]},"key_option_id":{"description":"For the kind key: which of its options.","$ref":"#/$defs/id","examples":[15]},"discord_role":{"type":"object","description":"For the kind role: what is granted to the linked Discord account of whoever redeems it, once for each person unless limit_per_creator says otherwise. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN needs the permission Manage Roles there, and its own highest role above this one.","properties":{"server":{"description":"The id of the server: in Discord's developer mode, \"Copy Server ID\". In quotes: as a number it loses digits.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81384788765712384"]},"role":{"description":"The id of the role: in Discord's developer mode, \"Copy Role ID\". In quotes.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81385020756865024"]},"invite":{"description":"An invitation to the server that does not expire, for those who are not on it; absent: they find it by themselves.","type":"string","pattern":"^https://(discord\\.gg|discord\\.com/invite)/[A-Za-z0-9-]+$","maxLength":100,"examples":["https://discord.gg/acme"]}},"required":["server","role"],"additionalProperties":false,"examples":[{"server":"81384788765712384","role":"81385020756865024","invite":"https://discord.gg/acme"}]}},"required":["id","activation_id","title","description","kind","cost"],"additionalProperties":false,"examples":[{"id":7,"activation_id":232,"title":"Field jacket","description":"Heavy cotton, sizes XS to 4XL.","kind":"merchandise","sizes":["XS","S","M","L","XL","2XL","3XL","4XL"],"cost":4000,"stock":50}]},"metric":{"title":"ManifestMetric","type":"object","description":"How the portal calls what is counted.","properties":{"name":{"description":"The metric, as events and quests name it.","$ref":"common.schema.json#/$defs/identifier","examples":["minutes_streamed"]},"label":{"description":"What it is called.","$ref":"common.schema.json#/$defs/heading","examples":["Minutes streamed"]},"unit":{"description":"What stands behind a figure.","$ref":"common.schema.json#/$defs/heading","examples":["minutes"]},"sources":{"description":"What the engine reads of linked accounts for it, <platform>.<measure>; what was live on two at a time counts once. Absent: a game's server or a tracker reports it.","type":"array","items":{"description":"A platform, and what is measured there.","type":"string","enum":["twitch.minutes_streamed","twitch.hours_watched","youtube.minutes_streamed","youtube.publications","kick.minutes_streamed","kick.hours_watched","discord.membership_days","tiktok.publications","instagram.publications","x.publications","steam.minutes_played","steam.games_owned"],"examples":["twitch.minutes_streamed"]},"minItems":1,"maxItems":20,"uniqueItems":true,"examples":[["twitch.minutes_streamed"]]},"categories":{"description":"Only streams in these categories count, by their names on the platform; absent: all.","type":"array","items":{"description":"The name of a category, in any case.","type":"string","minLength":1,"maxLength":140,"examples":["Just Chatting"]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[["Just Chatting"]]},"viewers":{"description":"Only while at least so many watch; absent: always.","type":"integer","minimum":1,"maximum":1000000,"examples":[3]},"minimum_minutes":{"description":"Streams and publications that are shorter do not count; absent: all do.","type":"integer","minimum":1,"maximum":1440,"examples":[10]},"hashtags":{"description":"Only publications that carry all of these in their title, text or tags count.","type":"array","items":{"$ref":"#/$defs/hashtag"},"minItems":1,"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"languages":{"description":"Only publications in one of these languages count, as their platform says; pt takes pt-BR, too. Absent: all.","type":"array","items":{"description":"A language (BCP 47).","type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35,"examples":["pt-BR"]},"minItems":1,"maxItems":20,"uniqueItems":true,"examples":[["en","pt-BR"]]},"content_types":{"description":"Only publications of these kinds count; absent: all.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video"]]},"servers":{"description":"Each day as a member of one of these Discord servers counts one, for each of them. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN has to be in them.","type":"array","items":{"description":"The id of a server: in Discord's developer mode, \"Copy Server ID\". In quotes: as a number it loses digits.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81384788765712384"]},"minItems":1,"maxItems":10,"uniqueItems":true,"examples":[["81384788765712384"]]},"roles":{"description":"Only days with one of these roles there count; absent: all.","type":"array","items":{"description":"The id of a role: in Discord's developer mode, \"Copy Role ID\". In quotes.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81385020756865024"]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[["81385020756865024"]]},"games":{"description":"Of Steam: minutes played of these games count, or each one of them that is owned.","type":"array","items":{"description":"The app id of a game: the number in its store page's address.","type":"integer","minimum":1,"maximum":4294967295,"examples":[730]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[[730]]}},"required":["name","label"],"additionalProperties":false,"examples":[{"name":"minutes_streamed","label":"Minutes streamed","unit":"minutes"}]},"bingo_board":{"title":"ManifestBingoBoard","type":"object","description":"A bingo board: a pool of things that may happen, and how it is won.","properties":{"id":{"description":"Its number. It never changes once creators have seen it; numbers above 1,000,000 are creators' own boards.","type":"integer","minimum":1,"maximum":1000000,"examples":[1]},"activation_id":{"description":"The season whose points it pays; absent: it is played for the fun of it.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"What players read first.","$ref":"common.schema.json#/$defs/heading","examples":["Friday night"]},"description":{"description":"One or two sentences on when and how it is played.","type":"string","minLength":1,"maxLength":500,"x-text":"plain","examples":["For the evenings on which nobody has a plan."]},"image":{"description":"A picture of it, on its card; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"friday-night.jpg"}]},"size":{"description":"Cells in a row, and rows.","type":"integer","enum":[3,4,5,6,7],"examples":[5]},"free_centre":{"description":"Whether the middle cell is marked from the start; only odd sizes have one. Absent: false.","type":"boolean","examples":[true]},"items":{"description":"The pool that cards are drawn from, in the order in which a match brings them. Twice as many as a card holds make cards differ well.","type":"array","items":{"$ref":"#/$defs/bingo_item"},"minItems":1,"maxItems":500,"examples":[[{"id":"first-kill","label":"First kill of the match","difficulty":2}]]},"arrangement":{"description":"The ids of the items cell by cell, row by row, null in the free one: one card for all. Absent: a seed draws each card.","type":"array","items":{"description":"An item's id, or null in the free cell.","type":["string","null"],"maxLength":80,"examples":["first-kill"]},"minItems":9,"maxItems":49,"examples":[["a","b","c","d",null,"e","f","g","h"]]},"points":{"description":"Points for a pattern of each kind; a kind that is left out does not win. Absent: row 10, column 10, diagonal 15, corners 25, blackout 50.","type":"object","properties":{"row":{"description":"For each row.","type":"integer","minimum":0,"maximum":1000000,"examples":[10]},"column":{"description":"For each column.","type":"integer","minimum":0,"maximum":1000000,"examples":[10]},"diagonal":{"description":"For each of the two diagonals.","type":"integer","minimum":0,"maximum":1000000,"examples":[15]},"corners":{"description":"For the four corners together.","type":"integer","minimum":0,"maximum":1000000,"examples":[25]},"blackout":{"description":"For the whole card.","type":"integer","minimum":0,"maximum":1000000,"examples":[50]}},"additionalProperties":false,"minProperties":1,"examples":[{"row":10,"blackout":50}]},"winner_cap":{"description":"How many people may win on it; absent: everybody.","type":"integer","minimum":1,"maximum":1000000,"examples":[100]},"claim_window_seconds":{"description":"Within how many seconds a completed pattern is to be claimed; absent: as long as the board is open.","type":"integer","minimum":1,"maximum":86400,"examples":[30]},"hand_marks_pay":{"description":"Whether marks that players make by hand, with a link as proof, count for points like those of events: nobody checks the links, so only where the program trusts its people. Absent: false, only events count.","type":"boolean","examples":[true]},"opens_at":{"description":"When play begins; absent: with its season, or it has begun.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T19:00:00Z"]},"closes_at":{"description":"When play ends; absent: with its season, or never.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T23:00:00Z"]}},"required":["id","title","size","items"],"additionalProperties":false,"examples":[{"id":1,"title":"Friday night","size":3,"items":[{"id":"first-kill","label":"First kill of the match","difficulty":2}],"activation_id":232}]},"bingo_item":{"title":"ManifestBingoItem","type":"object","description":"Something that may happen, and stand in a cell.","properties":{"id":{"description":"What events name it by: letters, digits, hyphens, dots, colons and underscores. Unique on its board.","type":"string","pattern":"^[\\p{L}\\p{M}\\p{N}_.:-]+$","maxLength":80,"examples":["first-kill"]},"label":{"description":"What the cell says, translatable.","type":"string","minLength":1,"maxLength":120,"x-text":"plain","examples":["First kill of the match"]},"weight":{"description":"How likely it is drawn beside others of its difficulty; absent: 1.","type":"integer","minimum":1,"maximum":100,"examples":[2]},"difficulty":{"description":"From 1, happens in every match, to 5, hardly ever; absent: 3. Every card is as hard as every other.","type":"integer","minimum":1,"maximum":5,"examples":[2]}},"required":["id","label"],"additionalProperties":false,"examples":[{"id":"first-kill","label":"First kill of the match","difficulty":2}]},"overlay":{"type":"object","description":"Fields of the campaign, each replaced whole, and ids that are others here.","properties":{"activations":{"$ref":"#/properties/activations"},"quest_groups":{"$ref":"#/properties/quest_groups"},"quests":{"$ref":"#/properties/quests"},"rewards":{"$ref":"#/properties/rewards"},"metrics":{"$ref":"#/properties/metrics"},"bingo_boards":{"$ref":"#/properties/bingo_boards"},"activation_ids":{"description":"Activation id → its id in this environment, wherever it stands.","type":"object","propertyNames":{"description":"An id as it stands above, in digits.","pattern":"^[1-9][0-9]*$","examples":["232"]},"additionalProperties":{"$ref":"#/$defs/id"},"examples":[{"232":1803}]},"key_option_ids":{"description":"Key option id → its id in this environment, wherever it stands.","type":"object","propertyNames":{"description":"An id as it stands above, in digits.","pattern":"^[1-9][0-9]*$","examples":["15"]},"additionalProperties":{"$ref":"#/$defs/id"},"examples":[{"15":26}]}},"additionalProperties":false,"minProperties":1,"examples":[{"activation_ids":{"232":1803}}],"tsType":"Partial<Omit<CampaignManifest, '$schema' | 'environments'>> & { activation_ids?: Record<string, number>; key_option_ids?: Record<string, number> }"}}};
const schema185 = {"title":"ManifestActivation","type":"object","description":"Something the campaign offers: a key, a content brief, an event or a season.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[232]},"kind":{"description":"season keeps points and boards, key hands out keys, content asks for pieces, event invites to a moment.","type":"string","enum":["season","key","content","event"],"examples":["key"]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Season of Ash"]},"description":{"description":"One or two sentences on what it is.","$ref":"common.schema.json#/$defs/text","examples":["Three months of challenges in the game and on your channel."]},"image":{"description":"A picture of it, beside its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"early-access.jpg"}]},"opens_at":{"description":"When it begins; absent: it is open already.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"When it ends; absent: it stays open.","$ref":"common.schema.json#/$defs/moment","examples":["2027-02-28T18:00:00Z"]},"offer":{"description":"automatic: every member is offered it. request: to whoever asks and is granted it. invite: only by an operator or a guest link.","type":"string","enum":["automatic","request","invite"],"examples":["automatic"]},"guests":{"description":"Whether links for guests, who are no members, may be made for it; absent: false.","type":"boolean","examples":[true]},"agreements":{"description":"What must be accepted before it is; the program declares them.","type":"array","items":{"$ref":"#/$defs/agreement"},"maxItems":3,"uniqueItems":true,"examples":[["coc_accepted"]]},"key":{"type":"object","description":"What a key activation hands out.","properties":{"options":{"description":"The keys there are to choose from; each has its own pool.","type":"array","items":{"$ref":"#/$defs/key_option"},"minItems":1,"maxItems":60,"examples":[[{"id":15,"label":"PC, Europe","platform":"PC","region":"Europe"}]]},"low_stock":{"description":"Operators are told when an option has fewer keys left than this; absent: 10.","type":"integer","minimum":0,"maximum":1000000,"examples":[25]}},"required":["options"],"additionalProperties":false,"examples":[{"options":[{"id":15,"label":"PC, Europe","platform":"PC","region":"Europe"}],"low_stock":25}]},"content":{"type":"object","description":"What a content brief asks for.","properties":{"types":{"description":"Which kinds of content count.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video","stream"]]},"hashtags":{"description":"What the title or text of each piece must carry.","type":"array","items":{"$ref":"#/$defs/hashtag"},"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"due_at":{"description":"When the last piece must be handed in; it is shown prominently.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-20T18:00:00Z"]},"minimum":{"description":"How many accepted pieces complete the brief.","type":"integer","minimum":1,"maximum":100,"examples":[2]},"instructions":{"description":"What to make, and what to leave out.","$ref":"common.schema.json#/$defs/text","examples":["Show the first hour of the new mode, in your own words."]}},"required":["types","minimum","instructions"],"additionalProperties":false,"examples":[{"types":["video"],"minimum":1,"instructions":"Show the first hour of the new mode."}]},"request":{"type":"object","description":"What a creator answers to ask for this activation.","properties":{"form":{"description":"The questions, in order.","type":"array","items":{"$ref":"application.schema.json#/$defs/field"},"minItems":1,"maxItems":20,"examples":[[{"name":"plan","type":"long_text","label":"What would you make with it?"}]]}},"required":["form"],"additionalProperties":false,"examples":[{"form":[{"name":"plan","type":"long_text","label":"What would you make with it?"}]}]},"limit":{"description":"The most enrolments there can be; absent: no limit.","type":"integer","minimum":1,"maximum":1000000000,"examples":[200]}},"required":["id","kind","title","description","offer"],"additionalProperties":false,"examples":[{"id":232,"kind":"season","title":"Season of Ash","description":"Three months of challenges.","offer":"automatic"}]};
const schema186 = {"description":"A positive whole number, unique among its kind within the program.","type":"integer","minimum":1,"maximum":2147483647,"examples":[232]};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 160){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 1200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1200},message:"must NOT have more than 1200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "alt")) || (key0 === "focus"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate154(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
if(!(validate156(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.focus !== undefined){
if(!(validate158(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats8.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema191 = {"description":"An agreement by name, as the program declares it.","type":"string","enum":["coc_accepted","confirmed_18","confirmed_in_approved_country"],"examples":["coc_accepted"]};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "coc_accepted") || (data === "confirmed_18")) || (data === "confirmed_in_approved_country"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema191.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema192 = {"title":"ManifestKeyOption","type":"object","description":"One kind of key.","properties":{"id":{"description":"Its number, unique among all key options of the program.","$ref":"#/$defs/id","examples":[15]},"label":{"description":"What creators choose from.","$ref":"common.schema.json#/$defs/heading","examples":["PC (Steam), Europe"]},"platform":{"description":"The platform it is for, as key files name it.","type":"string","minLength":1,"maxLength":40,"examples":["PC"]},"region":{"description":"The region it works in, as key files name it; absent: everywhere.","type":"string","minLength":1,"maxLength":60,"examples":["Europe"]},"pattern":{"description":"What a key looks like, as a regular expression of the whole key; an import refuses lines that differ. It says how often each part comes: {5} or {4,5}, not * or +. Absent: any text that is no formula and no markup.","type":"string","minLength":1,"maxLength":200,"examples":["[A-Z0-9]{5}(-[A-Z0-9]{5}){2}"]}},"required":["id","label","platform"],"additionalProperties":false,"examples":[{"id":15,"label":"PC (Steam), Europe","platform":"PC","region":"Europe"}]};

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate515.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.platform === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "label")) || (key0 === "platform")) || (key0 === "region")) || (key0 === "pattern"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate499(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate501(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.platform !== undefined){
let data2 = data.platform;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err4 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.region !== undefined){
let data3 = data.region;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err7 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pattern !== undefined){
let data4 = data.pattern;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err10 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate515.errors = vErrors;
return errors === 0;
}
validate515.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema193 = {"description":"A hashtag with its sign: letters, digits and underscores.","type":"string","pattern":"^#[\\p{L}\\p{N}_]+$","maxLength":60,"examples":["#BF6Receipts"]};
const pattern89 = new RegExp("^#[\\p{L}\\p{N}_]+$", "u");

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern89.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[\\p{L}\\p{N}_]+$"},message:"must match pattern \""+"^#[\\p{L}\\p{N}_]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate94(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data1 === "text") || (data1 === "long_text")) || (data1 === "number")) || (data1 === "url")) || (data1 === "email")) || (data1 === "date")) || (data1 === "select")) || (data1 === "multi_select")) || (data1 === "checkbox")) || (data1 === "country"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate96(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate91(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_length !== undefined){
let data5 = data.max_length;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err7 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5000 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data6 = data.minimum;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maximum !== undefined){
let data7 = data.maximum;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length > 60){
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err14 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.label === undefined){
const err15 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "value") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 === "string"){
if(func2(data10) > 60){
const err17 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data10) < 1){
const err18 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.label !== undefined){
if(!(validate96(data9.label, {instancePath:instancePath+"/options/" + i0+"/label",parentData:data9,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined){
let data12 = data.when;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.field === undefined){
const err22 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.equals === undefined){
const err23 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/required",keyword:"required",params:{missingProperty: "equals"},message:"must have required property '"+"equals"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data12){
if(!((key2 === "field") || (key2 === "equals"))){
const err24 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.field !== undefined){
if(!(validate94(data12.field, {instancePath:instancePath+"/when/field",parentData:data12,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data12.equals !== undefined){
let data14 = data12.equals;
if(typeof data14 === "string"){
if(func2(data14) > 60){
const err25 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/when/equals",schemaPath:"#/properties/when/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.offer === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offer"},message:"must have required property '"+"offer"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema185.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate499(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "season") || (data1 === "key")) || (data1 === "content")) || (data1 === "event"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema185.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate501(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate503(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate505(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
if(data.opens_at !== undefined){
if(!(validate510(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate510(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.offer !== undefined){
let data7 = data.offer;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/offer",schemaPath:"#/properties/offer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data7 === "automatic") || (data7 === "request")) || (data7 === "invite"))){
const err9 = {instancePath:instancePath+"/offer",schemaPath:"#/properties/offer/enum",keyword:"enum",params:{allowedValues: schema185.properties.offer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.guests !== undefined){
if(typeof data.guests !== "boolean"){
const err10 = {instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.agreements !== undefined){
let data9 = data.agreements;
if(Array.isArray(data9)){
if(data9.length > 3){
const err11 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate513(data9[i0], {instancePath:instancePath+"/agreements/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data9[i1], data9[j0])){
const err12 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.key !== undefined){
let data11 = data.key;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.options === undefined){
const err14 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data11){
if(!((key1 === "options") || (key1 === "low_stock"))){
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data11.options !== undefined){
let data12 = data11.options;
if(Array.isArray(data12)){
if(data12.length > 60){
const err16 = {instancePath:instancePath+"/key/options",schemaPath:"#/properties/key/properties/options/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.length < 1){
const err17 = {instancePath:instancePath+"/key/options",schemaPath:"#/properties/key/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
if(!(validate515(data12[i2], {instancePath:instancePath+"/key/options/" + i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/key/options",schemaPath:"#/properties/key/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.low_stock !== undefined){
let data14 = data11.low_stock;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err19 = {instancePath:instancePath+"/key/low_stock",schemaPath:"#/properties/key/properties/low_stock/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err20 = {instancePath:instancePath+"/key/low_stock",schemaPath:"#/properties/key/properties/low_stock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err21 = {instancePath:instancePath+"/key/low_stock",schemaPath:"#/properties/key/properties/low_stock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.content !== undefined){
let data15 = data.content;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.types === undefined){
const err23 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data15.minimum === undefined){
const err24 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "minimum"},message:"must have required property '"+"minimum"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data15.instructions === undefined){
const err25 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data15){
if(!(((((key2 === "types") || (key2 === "hashtags")) || (key2 === "due_at")) || (key2 === "minimum")) || (key2 === "instructions"))){
const err26 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.types !== undefined){
let data16 = data15.types;
if(Array.isArray(data16)){
if(data16.length < 1){
const err27 = {instancePath:instancePath+"/content/types",schemaPath:"#/properties/content/properties/types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
let data17 = data16[i3];
if(typeof data17 !== "string"){
const err28 = {instancePath:instancePath+"/content/types/" + i3,schemaPath:"#/properties/content/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((((data17 === "video") || (data17 === "stream")) || (data17 === "short")) || (data17 === "image")) || (data17 === "article"))){
const err29 = {instancePath:instancePath+"/content/types/" + i3,schemaPath:"#/properties/content/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema185.properties.content.properties.types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let i4 = data16.length;
let j1;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data16[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err30 = {instancePath:instancePath+"/content/types",schemaPath:"#/properties/content/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err31 = {instancePath:instancePath+"/content/types",schemaPath:"#/properties/content/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.hashtags !== undefined){
let data18 = data15.hashtags;
if(Array.isArray(data18)){
if(data18.length > 10){
const err32 = {instancePath:instancePath+"/content/hashtags",schemaPath:"#/properties/content/properties/hashtags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len3 = data18.length;
for(let i5=0; i5<len3; i5++){
if(!(validate519(data18[i5], {instancePath:instancePath+"/content/hashtags/" + i5,parentData:data18,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
let i6 = data18.length;
let j2;
if(i6 > 1){
outer1:
for(;i6--;){
for(j2 = i6; j2--;){
if(func0(data18[i6], data18[j2])){
const err33 = {instancePath:instancePath+"/content/hashtags",schemaPath:"#/properties/content/properties/hashtags/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/content/hashtags",schemaPath:"#/properties/content/properties/hashtags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data15.due_at !== undefined){
if(!(validate510(data15.due_at, {instancePath:instancePath+"/content/due_at",parentData:data15,parentDataProperty:"due_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data15.minimum !== undefined){
let data21 = data15.minimum;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err35 = {instancePath:instancePath+"/content/minimum",schemaPath:"#/properties/content/properties/minimum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100 || isNaN(data21)){
const err36 = {instancePath:instancePath+"/content/minimum",schemaPath:"#/properties/content/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err37 = {instancePath:instancePath+"/content/minimum",schemaPath:"#/properties/content/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data15.instructions !== undefined){
if(!(validate503(data15.instructions, {instancePath:instancePath+"/content/instructions",parentData:data15,parentDataProperty:"instructions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.request !== undefined){
let data23 = data.request;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.form === undefined){
const err39 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data23){
if(!(key3 === "form")){
const err40 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data23.form !== undefined){
let data24 = data23.form;
if(Array.isArray(data24)){
if(data24.length > 20){
const err41 = {instancePath:instancePath+"/request/form",schemaPath:"#/properties/request/properties/form/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data24.length < 1){
const err42 = {instancePath:instancePath+"/request/form",schemaPath:"#/properties/request/properties/form/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len4 = data24.length;
for(let i7=0; i7<len4; i7++){
if(!(validate523(data24[i7], {instancePath:instancePath+"/request/form/" + i7,parentData:data24,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/request/form",schemaPath:"#/properties/request/properties/form/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.limit !== undefined){
let data26 = data.limit;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err45 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000000000 || isNaN(data26)){
const err46 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err47 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema195 = {"title":"ManifestQuestGroup","type":"object","description":"Quests that belong together.","properties":{"id":{"description":"Its number.","$ref":"#/$defs/id","examples":[4]},"activation_id":{"description":"The season its quests give points in.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"Its heading.","$ref":"common.schema.json#/$defs/heading","examples":["On your channel"]},"description":{"description":"A sentence below it.","$ref":"common.schema.json#/$defs/text","examples":["Streams, videos and shorts that you publish."]},"image":{"description":"A picture of it, as a band above its title; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"front-line.jpg"}]}},"required":["id","activation_id","title"],"additionalProperties":false,"examples":[{"id":4,"activation_id":232,"title":"On your channel"}]};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.activation_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activation_id"},message:"must have required property '"+"activation_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "activation_id")) || (key0 === "title")) || (key0 === "description")) || (key0 === "image"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate499(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.activation_id !== undefined){
if(!(validate499(data.activation_id, {instancePath:instancePath+"/activation_id",parentData:data,parentDataProperty:"activation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate501(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate503(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate505(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema196 = {"title":"ManifestQuest","type":"object","description":"Something to do, counted by a metric, for points.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[41]},"group_id":{"description":"The quest group it stands in.","$ref":"#/$defs/id","examples":[4]},"activation_id":{"description":"The season whose points it gives.","$ref":"#/$defs/id","examples":[232]},"kind":{"description":"individual: each creator for themselves. shared_goal: all together; everybody who took part is rewarded. draw: whoever completes it takes part in a draw.","type":"string","enum":["individual","shared_goal","draw"],"examples":["individual"]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Heal two hundred teammates"]},"description":{"description":"What exactly counts.","$ref":"common.schema.json#/$defs/text","examples":["Any mode, any map. Bots do not count."]},"image":{"description":"A picture of it, above its title.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"field-hospital.jpg"}]},"metric":{"description":"What is counted: a metric that game or trackers report, or accepted_content for accepted pieces.","$ref":"common.schema.json#/$defs/identifier","examples":["teammates_healed"]},"target":{"description":"The amount that completes it; of a shared goal, the amount of all together.","type":"number","exclusiveMinimum":0,"maximum":1000000000000000,"examples":[200]},"opens_at":{"description":"From when on it counts; absent: as long as its season.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"Until when it counts; absent: as long as its season.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-24T18:00:00Z"]},"platforms":{"description":"Only what happens on these networks counts; absent: all.","type":"array","items":{"type":"string","enum":["x","youtube","twitch","kick","tiktok","discord","instagram","facebook","reddit","steam"]},"minItems":1,"uniqueItems":true,"examples":[["twitch","youtube"]]},"hashtags":{"description":"Only content that carries all of these counts.","type":"array","items":{"$ref":"#/$defs/hashtag"},"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"content_types":{"description":"Only content of these kinds counts; absent: all.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video","stream"]]},"repeat":{"description":"once, once a day, once a week, or each time the target is reached again; days and weeks (from Monday) are those of UTC. Absent: once.","type":"string","enum":["once","daily","weekly","always"],"examples":["weekly"]},"points":{"description":"What its completion gives.","type":"integer","minimum":0,"maximum":100000000,"examples":[250]},"reward_id":{"description":"A reward that its completion, or a draw, gives as well.","$ref":"#/$defs/id","examples":[7]},"winners":{"description":"How many are drawn; of a draw only.","type":"integer","minimum":1,"maximum":100000,"examples":[5]},"draw_at":{"description":"When they are drawn; of a draw only.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-28T18:00:00Z"]},"agreements":{"description":"What must be accepted before its points are claimed; the program declares them.","type":"array","items":{"$ref":"#/$defs/agreement"},"maxItems":3,"uniqueItems":true,"examples":[["coc_accepted"]]},"prerequisites":{"description":"Quests that must be completed first: until then it is shown locked, and nothing counts for it. Each is of the kind individual and done once.","type":"array","items":{"$ref":"#/$defs/id"},"minItems":1,"maxItems":5,"uniqueItems":true,"examples":[[41]]}},"required":["id","group_id","activation_id","kind","title","description","metric","target","points"],"additionalProperties":false,"examples":[{"id":41,"group_id":4,"activation_id":232,"kind":"individual","title":"Heal two hundred teammates","description":"Any mode, any map.","metric":"teammates_healed","target":200,"points":250}]};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func2(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.group_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_id"},message:"must have required property '"+"group_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.activation_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activation_id"},message:"must have required property '"+"activation_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.description === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.metric === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metric"},message:"must have required property '"+"metric"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.target === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.points === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"},message:"must have required property '"+"points"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema196.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate499(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.group_id !== undefined){
if(!(validate499(data.group_id, {instancePath:instancePath+"/group_id",parentData:data,parentDataProperty:"group_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.activation_id !== undefined){
if(!(validate499(data.activation_id, {instancePath:instancePath+"/activation_id",parentData:data,parentDataProperty:"activation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data3 === "individual") || (data3 === "shared_goal")) || (data3 === "draw"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema196.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate501(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate503(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate505(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
if(data.metric !== undefined){
if(!(validate545(data.metric, {instancePath:instancePath+"/metric",parentData:data,parentDataProperty:"metric",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
let data8 = data.target;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000000000 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.opens_at !== undefined){
if(!(validate510(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate510(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.platforms !== undefined){
let data11 = data.platforms;
if(Array.isArray(data11)){
if(data11.length < 1){
const err15 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/properties/platforms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((data12 === "x") || (data12 === "youtube")) || (data12 === "twitch")) || (data12 === "kick")) || (data12 === "tiktok")) || (data12 === "discord")) || (data12 === "instagram")) || (data12 === "facebook")) || (data12 === "reddit")) || (data12 === "steam"))){
const err17 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"#/properties/platforms/items/enum",keyword:"enum",params:{allowedValues: schema196.properties.platforms.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hashtags !== undefined){
let data13 = data.hashtags;
if(Array.isArray(data13)){
if(data13.length > 10){
const err20 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
if(!(validate519(data13[i2], {instancePath:instancePath+"/hashtags/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
let i3 = data13.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data13[i3], data13[j1])){
const err21 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.content_types !== undefined){
let data15 = data.content_types;
if(Array.isArray(data15)){
if(data15.length < 1){
const err23 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data15.length;
for(let i4=0; i4<len2; i4++){
let data16 = data15[i4];
if(typeof data16 !== "string"){
const err24 = {instancePath:instancePath+"/content_types/" + i4,schemaPath:"#/properties/content_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data16 === "video") || (data16 === "stream")) || (data16 === "short")) || (data16 === "image")) || (data16 === "article"))){
const err25 = {instancePath:instancePath+"/content_types/" + i4,schemaPath:"#/properties/content_types/items/enum",keyword:"enum",params:{allowedValues: schema196.properties.content_types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i5 = data15.length;
let j2;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data15[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err26 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
const err27 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.repeat !== undefined){
let data17 = data.repeat;
if(typeof data17 !== "string"){
const err28 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data17 === "once") || (data17 === "daily")) || (data17 === "weekly")) || (data17 === "always"))){
const err29 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema196.properties.repeat.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.points !== undefined){
let data18 = data.points;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000000 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.reward_id !== undefined){
if(!(validate499(data.reward_id, {instancePath:instancePath+"/reward_id",parentData:data,parentDataProperty:"reward_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.winners !== undefined){
let data20 = data.winners;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err33 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err35 = {instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.draw_at !== undefined){
if(!(validate510(data.draw_at, {instancePath:instancePath+"/draw_at",parentData:data,parentDataProperty:"draw_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.agreements !== undefined){
let data22 = data.agreements;
if(Array.isArray(data22)){
if(data22.length > 3){
const err36 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len3 = data22.length;
for(let i6=0; i6<len3; i6++){
if(!(validate513(data22[i6], {instancePath:instancePath+"/agreements/" + i6,parentData:data22,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
}
let i7 = data22.length;
let j3;
if(i7 > 1){
outer1:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data22[i7], data22[j3])){
const err37 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/agreements",schemaPath:"#/properties/agreements/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.prerequisites !== undefined){
let data24 = data.prerequisites;
if(Array.isArray(data24)){
if(data24.length > 5){
const err39 = {instancePath:instancePath+"/prerequisites",schemaPath:"#/properties/prerequisites/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data24.length < 1){
const err40 = {instancePath:instancePath+"/prerequisites",schemaPath:"#/properties/prerequisites/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len4 = data24.length;
for(let i8=0; i8<len4; i8++){
if(!(validate499(data24[i8], {instancePath:instancePath+"/prerequisites/" + i8,parentData:data24,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
let i9 = data24.length;
let j4;
if(i9 > 1){
outer2:
for(;i9--;){
for(j4 = i9; j4--;){
if(func0(data24[i9], data24[j4])){
const err41 = {instancePath:instancePath+"/prerequisites",schemaPath:"#/properties/prerequisites/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/prerequisites",schemaPath:"#/properties/prerequisites/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema198 = {"title":"ManifestReward","type":"object","description":"Something that points pay for.","properties":{"id":{"description":"Its number. It never changes once creators have seen it.","$ref":"#/$defs/id","examples":[7]},"activation_id":{"description":"The season whose points pay for it.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"What creators read first.","$ref":"common.schema.json#/$defs/heading","examples":["Field jacket"]},"description":{"description":"What one gets, and how it arrives.","$ref":"common.schema.json#/$defs/text","examples":["Heavy cotton, sizes XS to 4XL. We ask for your address when you redeem it."]},"image":{"description":"A picture of it; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"field-jacket.jpg"}]},"kind":{"description":"What it is: that decides how it is delivered. Who redeems merchandise gives an address, who redeems cash an account; a role is granted by itself.","type":"string","enum":["digital","key","merchandise","cash","experience","role"],"examples":["merchandise"]},"cost":{"description":"Its price in points.","type":"integer","minimum":0,"maximum":100000000,"examples":[4000]},"stock":{"description":"How many there are; absent: enough for everybody.","type":"integer","minimum":0,"maximum":1000000000,"examples":[50]},"limit_per_creator":{"description":"How many one creator may have; absent: no limit.","type":"integer","minimum":1,"maximum":1000,"examples":[1]},"opens_at":{"description":"From when on it can be had.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T09:00:00Z"]},"closes_at":{"description":"Until when it can be had.","$ref":"common.schema.json#/$defs/moment","examples":["2027-03-31T18:00:00Z"]},"sizes":{"description":"For the kind merchandise: the sizes it comes in; one is chosen when it is redeemed. An address is always asked for.","type":"array","items":{"description":"A size, as it is written everywhere.","type":"string","pattern":"^[^\\p{Cc}]+$","maxLength":20,"examples":["XL"]},"minItems":1,"maxItems":30,"uniqueItems":true,"examples":[["XS","S","M","L","XL","2XL","3XL","4XL"]]},"key_activation_id":{"description":"For the kind key: the activation whose keys it hands out.","$ref":"#/$defs/id","examples":[165]},"key_option_id":{"description":"For the kind key: which of its options.","$ref":"#/$defs/id","examples":[15]},"discord_role":{"type":"object","description":"For the kind role: what is granted to the linked Discord account of whoever redeems it, once for each person unless limit_per_creator says otherwise. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN needs the permission Manage Roles there, and its own highest role above this one.","properties":{"server":{"description":"The id of the server: in Discord's developer mode, \"Copy Server ID\". In quotes: as a number it loses digits.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81384788765712384"]},"role":{"description":"The id of the role: in Discord's developer mode, \"Copy Role ID\". In quotes.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81385020756865024"]},"invite":{"description":"An invitation to the server that does not expire, for those who are not on it; absent: they find it by themselves.","type":"string","pattern":"^https://(discord\\.gg|discord\\.com/invite)/[A-Za-z0-9-]+$","maxLength":100,"examples":["https://discord.gg/acme"]}},"required":["server","role"],"additionalProperties":false,"examples":[{"server":"81384788765712384","role":"81385020756865024","invite":"https://discord.gg/acme"}]}},"required":["id","activation_id","title","description","kind","cost"],"additionalProperties":false,"examples":[{"id":7,"activation_id":232,"title":"Field jacket","description":"Heavy cotton, sizes XS to 4XL.","kind":"merchandise","sizes":["XS","S","M","L","XL","2XL","3XL","4XL"],"cost":4000,"stock":50}]};
const pattern91 = new RegExp("^[^\\p{Cc}]+$", "u");
const pattern92 = new RegExp("^[0-9]{17,20}$", "u");
const pattern94 = new RegExp("^https://(discord\\.gg|discord\\.com/invite)/[A-Za-z0-9-]+$", "u");

function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate555.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.activation_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activation_id"},message:"must have required property '"+"activation_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.cost === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema198.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate499(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.activation_id !== undefined){
if(!(validate499(data.activation_id, {instancePath:instancePath+"/activation_id",parentData:data,parentDataProperty:"activation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate501(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate503(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate505(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((data5 === "digital") || (data5 === "key")) || (data5 === "merchandise")) || (data5 === "cash")) || (data5 === "experience")) || (data5 === "role"))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema198.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cost !== undefined){
let data6 = data.cost;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000000 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.stock !== undefined){
let data7 = data.stock;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000000 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.limit_per_creator !== undefined){
let data8 = data.limit_per_creator;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/limit_per_creator",schemaPath:"#/properties/limit_per_creator/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/limit_per_creator",schemaPath:"#/properties/limit_per_creator/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/limit_per_creator",schemaPath:"#/properties/limit_per_creator/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.opens_at !== undefined){
if(!(validate510(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate510(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.sizes !== undefined){
let data11 = data.sizes;
if(Array.isArray(data11)){
if(data11.length > 30){
const err18 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11.length < 1){
const err19 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func2(data12) > 20){
const err20 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern91.test(data12)){
const err21 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}]+$"},message:"must match pattern \""+"^[^\\p{Cc}]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.key_activation_id !== undefined){
if(!(validate499(data.key_activation_id, {instancePath:instancePath+"/key_activation_id",parentData:data,parentDataProperty:"key_activation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.key_option_id !== undefined){
if(!(validate499(data.key_option_id, {instancePath:instancePath+"/key_option_id",parentData:data,parentDataProperty:"key_option_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.discord_role !== undefined){
let data15 = data.discord_role;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.server === undefined){
const err25 = {instancePath:instancePath+"/discord_role",schemaPath:"#/properties/discord_role/required",keyword:"required",params:{missingProperty: "server"},message:"must have required property '"+"server"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.role === undefined){
const err26 = {instancePath:instancePath+"/discord_role",schemaPath:"#/properties/discord_role/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data15){
if(!(((key1 === "server") || (key1 === "role")) || (key1 === "invite"))){
const err27 = {instancePath:instancePath+"/discord_role",schemaPath:"#/properties/discord_role/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.server !== undefined){
let data16 = data15.server;
if(typeof data16 === "string"){
if(!pattern92.test(data16)){
const err28 = {instancePath:instancePath+"/discord_role/server",schemaPath:"#/properties/discord_role/properties/server/pattern",keyword:"pattern",params:{pattern: "^[0-9]{17,20}$"},message:"must match pattern \""+"^[0-9]{17,20}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/discord_role/server",schemaPath:"#/properties/discord_role/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.role !== undefined){
let data17 = data15.role;
if(typeof data17 === "string"){
if(!pattern92.test(data17)){
const err30 = {instancePath:instancePath+"/discord_role/role",schemaPath:"#/properties/discord_role/properties/role/pattern",keyword:"pattern",params:{pattern: "^[0-9]{17,20}$"},message:"must match pattern \""+"^[0-9]{17,20}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/discord_role/role",schemaPath:"#/properties/discord_role/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.invite !== undefined){
let data18 = data15.invite;
if(typeof data18 === "string"){
if(func2(data18) > 100){
const err32 = {instancePath:instancePath+"/discord_role/invite",schemaPath:"#/properties/discord_role/properties/invite/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern94.test(data18)){
const err33 = {instancePath:instancePath+"/discord_role/invite",schemaPath:"#/properties/discord_role/properties/invite/pattern",keyword:"pattern",params:{pattern: "^https://(discord\\.gg|discord\\.com/invite)/[A-Za-z0-9-]+$"},message:"must match pattern \""+"^https://(discord\\.gg|discord\\.com/invite)/[A-Za-z0-9-]+$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/discord_role/invite",schemaPath:"#/properties/discord_role/properties/invite/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/discord_role",schemaPath:"#/properties/discord_role/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate555.errors = vErrors;
return errors === 0;
}
validate555.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema199 = {"title":"ManifestMetric","type":"object","description":"How the portal calls what is counted.","properties":{"name":{"description":"The metric, as events and quests name it.","$ref":"common.schema.json#/$defs/identifier","examples":["minutes_streamed"]},"label":{"description":"What it is called.","$ref":"common.schema.json#/$defs/heading","examples":["Minutes streamed"]},"unit":{"description":"What stands behind a figure.","$ref":"common.schema.json#/$defs/heading","examples":["minutes"]},"sources":{"description":"What the engine reads of linked accounts for it, <platform>.<measure>; what was live on two at a time counts once. Absent: a game's server or a tracker reports it.","type":"array","items":{"description":"A platform, and what is measured there.","type":"string","enum":["twitch.minutes_streamed","twitch.hours_watched","youtube.minutes_streamed","youtube.publications","kick.minutes_streamed","kick.hours_watched","discord.membership_days","tiktok.publications","instagram.publications","x.publications","steam.minutes_played","steam.games_owned"],"examples":["twitch.minutes_streamed"]},"minItems":1,"maxItems":20,"uniqueItems":true,"examples":[["twitch.minutes_streamed"]]},"categories":{"description":"Only streams in these categories count, by their names on the platform; absent: all.","type":"array","items":{"description":"The name of a category, in any case.","type":"string","minLength":1,"maxLength":140,"examples":["Just Chatting"]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[["Just Chatting"]]},"viewers":{"description":"Only while at least so many watch; absent: always.","type":"integer","minimum":1,"maximum":1000000,"examples":[3]},"minimum_minutes":{"description":"Streams and publications that are shorter do not count; absent: all do.","type":"integer","minimum":1,"maximum":1440,"examples":[10]},"hashtags":{"description":"Only publications that carry all of these in their title, text or tags count.","type":"array","items":{"$ref":"#/$defs/hashtag"},"minItems":1,"maxItems":10,"uniqueItems":true,"examples":[["#BF6Receipts"]]},"languages":{"description":"Only publications in one of these languages count, as their platform says; pt takes pt-BR, too. Absent: all.","type":"array","items":{"description":"A language (BCP 47).","type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":35,"examples":["pt-BR"]},"minItems":1,"maxItems":20,"uniqueItems":true,"examples":[["en","pt-BR"]]},"content_types":{"description":"Only publications of these kinds count; absent: all.","type":"array","items":{"type":"string","enum":["video","stream","short","image","article"]},"minItems":1,"uniqueItems":true,"examples":[["video"]]},"servers":{"description":"Each day as a member of one of these Discord servers counts one, for each of them. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN has to be in them.","type":"array","items":{"description":"The id of a server: in Discord's developer mode, \"Copy Server ID\". In quotes: as a number it loses digits.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81384788765712384"]},"minItems":1,"maxItems":10,"uniqueItems":true,"examples":[["81384788765712384"]]},"roles":{"description":"Only days with one of these roles there count; absent: all.","type":"array","items":{"description":"The id of a role: in Discord's developer mode, \"Copy Role ID\". In quotes.","type":"string","pattern":"^[0-9]{17,20}$","examples":["81385020756865024"]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[["81385020756865024"]]},"games":{"description":"Of Steam: minutes played of these games count, or each one of them that is owned.","type":"array","items":{"description":"The app id of a game: the number in its store page's address.","type":"integer","minimum":1,"maximum":4294967295,"examples":[730]},"minItems":1,"maxItems":50,"uniqueItems":true,"examples":[[730]]}},"required":["name","label"],"additionalProperties":false,"examples":[{"name":"minutes_streamed","label":"Minutes streamed","unit":"minutes"}]};
const pattern95 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema199.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate545(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate501(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.unit !== undefined){
if(!(validate501(data.unit, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data3 = data.sources;
if(Array.isArray(data3)){
if(data3.length > 20){
const err3 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((((data4 === "twitch.minutes_streamed") || (data4 === "twitch.hours_watched")) || (data4 === "youtube.minutes_streamed")) || (data4 === "youtube.publications")) || (data4 === "kick.minutes_streamed")) || (data4 === "kick.hours_watched")) || (data4 === "discord.membership_days")) || (data4 === "tiktok.publications")) || (data4 === "instagram.publications")) || (data4 === "x.publications")) || (data4 === "steam.minutes_played")) || (data4 === "steam.games_owned"))){
const err6 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/enum",keyword:"enum",params:{allowedValues: schema199.properties.sources.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.categories !== undefined){
let data5 = data.categories;
if(Array.isArray(data5)){
if(data5.length > 50){
const err9 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func2(data6) > 140){
const err11 = {instancePath:instancePath+"/categories/" + i2,schemaPath:"#/properties/categories/items/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data6) < 1){
const err12 = {instancePath:instancePath+"/categories/" + i2,schemaPath:"#/properties/categories/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/categories/" + i2,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err14 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err15 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.viewers !== undefined){
let data7 = data.viewers;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/viewers",schemaPath:"#/properties/viewers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/viewers",schemaPath:"#/properties/viewers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/viewers",schemaPath:"#/properties/viewers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.minimum_minutes !== undefined){
let data8 = data.minimum_minutes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/minimum_minutes",schemaPath:"#/properties/minimum_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1440 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/minimum_minutes",schemaPath:"#/properties/minimum_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/minimum_minutes",schemaPath:"#/properties/minimum_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.hashtags !== undefined){
let data9 = data.hashtags;
if(Array.isArray(data9)){
if(data9.length > 10){
const err22 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.length < 1){
const err23 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data9.length;
for(let i4=0; i4<len2; i4++){
if(!(validate519(data9[i4], {instancePath:instancePath+"/hashtags/" + i4,parentData:data9,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
let i5 = data9.length;
let j2;
if(i5 > 1){
outer0:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data9[i5], data9[j2])){
const err24 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.languages !== undefined){
let data11 = data.languages;
if(Array.isArray(data11)){
if(data11.length > 20){
const err26 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.length < 1){
const err27 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len3 = data11.length;
for(let i6=0; i6<len3; i6++){
let data12 = data11[i6];
if(typeof data12 === "string"){
if(func2(data12) > 35){
const err28 = {instancePath:instancePath+"/languages/" + i6,schemaPath:"#/properties/languages/items/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern95.test(data12)){
const err29 = {instancePath:instancePath+"/languages/" + i6,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/languages/" + i6,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i7 = data11.length;
let j3;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data11[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j3 = indices2[item2];
const err31 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices2[item2] = i7;
}
}
}
else {
const err32 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.content_types !== undefined){
let data13 = data.content_types;
if(Array.isArray(data13)){
if(data13.length < 1){
const err33 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len4 = data13.length;
for(let i8=0; i8<len4; i8++){
let data14 = data13[i8];
if(typeof data14 !== "string"){
const err34 = {instancePath:instancePath+"/content_types/" + i8,schemaPath:"#/properties/content_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((data14 === "video") || (data14 === "stream")) || (data14 === "short")) || (data14 === "image")) || (data14 === "article"))){
const err35 = {instancePath:instancePath+"/content_types/" + i8,schemaPath:"#/properties/content_types/items/enum",keyword:"enum",params:{allowedValues: schema199.properties.content_types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
let i9 = data13.length;
let j4;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data13[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j4 = indices3[item3];
const err36 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
const err37 = {instancePath:instancePath+"/content_types",schemaPath:"#/properties/content_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.servers !== undefined){
let data15 = data.servers;
if(Array.isArray(data15)){
if(data15.length > 10){
const err38 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.length < 1){
const err39 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len5 = data15.length;
for(let i10=0; i10<len5; i10++){
let data16 = data15[i10];
if(typeof data16 === "string"){
if(!pattern92.test(data16)){
const err40 = {instancePath:instancePath+"/servers/" + i10,schemaPath:"#/properties/servers/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{17,20}$"},message:"must match pattern \""+"^[0-9]{17,20}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/servers/" + i10,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i11 = data15.length;
let j5;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data15[i11];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j5 = indices4[item4];
const err42 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
indices4[item4] = i11;
}
}
}
else {
const err43 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.roles !== undefined){
let data17 = data.roles;
if(Array.isArray(data17)){
if(data17.length > 50){
const err44 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.length < 1){
const err45 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len6 = data17.length;
for(let i12=0; i12<len6; i12++){
let data18 = data17[i12];
if(typeof data18 === "string"){
if(!pattern92.test(data18)){
const err46 = {instancePath:instancePath+"/roles/" + i12,schemaPath:"#/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{17,20}$"},message:"must match pattern \""+"^[0-9]{17,20}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/roles/" + i12,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
let i13 = data17.length;
let j6;
if(i13 > 1){
const indices5 = {};
for(;i13--;){
let item5 = data17[i13];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j6 = indices5[item5];
const err48 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
break;
}
indices5[item5] = i13;
}
}
}
else {
const err49 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.games !== undefined){
let data19 = data.games;
if(Array.isArray(data19)){
if(data19.length > 50){
const err50 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data19.length < 1){
const err51 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len7 = data19.length;
for(let i14=0; i14<len7; i14++){
let data20 = data19[i14];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/games/" + i14,schemaPath:"#/properties/games/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 4294967295 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/games/" + i14,schemaPath:"#/properties/games/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/games/" + i14,schemaPath:"#/properties/games/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
let i15 = data19.length;
let j7;
if(i15 > 1){
const indices6 = {};
for(;i15--;){
let item6 = data19[i15];
if(!(((typeof item6 == "number") && (!(item6 % 1) && !isNaN(item6))) && (isFinite(item6)))){
continue;
}
if(typeof indices6[item6] == "number"){
j7 = indices6[item6];
const err55 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
indices6[item6] = i15;
}
}
}
else {
const err56 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema200 = {"title":"ManifestBingoBoard","type":"object","description":"A bingo board: a pool of things that may happen, and how it is won.","properties":{"id":{"description":"Its number. It never changes once creators have seen it; numbers above 1,000,000 are creators' own boards.","type":"integer","minimum":1,"maximum":1000000,"examples":[1]},"activation_id":{"description":"The season whose points it pays; absent: it is played for the fun of it.","$ref":"#/$defs/id","examples":[232]},"title":{"description":"What players read first.","$ref":"common.schema.json#/$defs/heading","examples":["Friday night"]},"description":{"description":"One or two sentences on when and how it is played.","type":"string","minLength":1,"maxLength":500,"x-text":"plain","examples":["For the evenings on which nobody has a plan."]},"image":{"description":"A picture of it, on its card; absent: the engine draws one in the look of the program.","$ref":"common.schema.json#/$defs/image","examples":[{"file":"friday-night.jpg"}]},"size":{"description":"Cells in a row, and rows.","type":"integer","enum":[3,4,5,6,7],"examples":[5]},"free_centre":{"description":"Whether the middle cell is marked from the start; only odd sizes have one. Absent: false.","type":"boolean","examples":[true]},"items":{"description":"The pool that cards are drawn from, in the order in which a match brings them. Twice as many as a card holds make cards differ well.","type":"array","items":{"$ref":"#/$defs/bingo_item"},"minItems":1,"maxItems":500,"examples":[[{"id":"first-kill","label":"First kill of the match","difficulty":2}]]},"arrangement":{"description":"The ids of the items cell by cell, row by row, null in the free one: one card for all. Absent: a seed draws each card.","type":"array","items":{"description":"An item's id, or null in the free cell.","type":["string","null"],"maxLength":80,"examples":["first-kill"]},"minItems":9,"maxItems":49,"examples":[["a","b","c","d",null,"e","f","g","h"]]},"points":{"description":"Points for a pattern of each kind; a kind that is left out does not win. Absent: row 10, column 10, diagonal 15, corners 25, blackout 50.","type":"object","properties":{"row":{"description":"For each row.","type":"integer","minimum":0,"maximum":1000000,"examples":[10]},"column":{"description":"For each column.","type":"integer","minimum":0,"maximum":1000000,"examples":[10]},"diagonal":{"description":"For each of the two diagonals.","type":"integer","minimum":0,"maximum":1000000,"examples":[15]},"corners":{"description":"For the four corners together.","type":"integer","minimum":0,"maximum":1000000,"examples":[25]},"blackout":{"description":"For the whole card.","type":"integer","minimum":0,"maximum":1000000,"examples":[50]}},"additionalProperties":false,"minProperties":1,"examples":[{"row":10,"blackout":50}]},"winner_cap":{"description":"How many people may win on it; absent: everybody.","type":"integer","minimum":1,"maximum":1000000,"examples":[100]},"claim_window_seconds":{"description":"Within how many seconds a completed pattern is to be claimed; absent: as long as the board is open.","type":"integer","minimum":1,"maximum":86400,"examples":[30]},"hand_marks_pay":{"description":"Whether marks that players make by hand, with a link as proof, count for points like those of events: nobody checks the links, so only where the program trusts its people. Absent: false, only events count.","type":"boolean","examples":[true]},"opens_at":{"description":"When play begins; absent: with its season, or it has begun.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T19:00:00Z"]},"closes_at":{"description":"When play ends; absent: with its season, or never.","$ref":"common.schema.json#/$defs/moment","examples":["2026-12-01T23:00:00Z"]}},"required":["id","title","size","items"],"additionalProperties":false,"examples":[{"id":1,"title":"Friday night","size":3,"items":[{"id":"first-kill","label":"First kill of the match","difficulty":2}],"activation_id":232}]};
const schema201 = {"title":"ManifestBingoItem","type":"object","description":"Something that may happen, and stand in a cell.","properties":{"id":{"description":"What events name it by: letters, digits, hyphens, dots, colons and underscores. Unique on its board.","type":"string","pattern":"^[\\p{L}\\p{M}\\p{N}_.:-]+$","maxLength":80,"examples":["first-kill"]},"label":{"description":"What the cell says, translatable.","type":"string","minLength":1,"maxLength":120,"x-text":"plain","examples":["First kill of the match"]},"weight":{"description":"How likely it is drawn beside others of its difficulty; absent: 1.","type":"integer","minimum":1,"maximum":100,"examples":[2]},"difficulty":{"description":"From 1, happens in every match, to 5, hardly ever; absent: 3. Every card is as hard as every other.","type":"integer","minimum":1,"maximum":5,"examples":[2]}},"required":["id","label"],"additionalProperties":false,"examples":[{"id":"first-kill","label":"First kill of the match","difficulty":2}]};
const pattern98 = new RegExp("^[\\p{L}\\p{M}\\p{N}_.:-]+$", "u");

function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate576.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "label")) || (key0 === "weight")) || (key0 === "difficulty"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern98.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{M}\\p{N}_.:-]+$"},message:"must match pattern \""+"^[\\p{L}\\p{M}\\p{N}_.:-]+$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func2(data1) > 120){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.weight !== undefined){
let data2 = data.weight;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.difficulty !== undefined){
let data3 = data.difficulty;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate576.errors = vErrors;
return errors === 0;
}
validate576.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.size === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema200.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.activation_id !== undefined){
if(!(validate499(data.activation_id, {instancePath:instancePath+"/activation_id",parentData:data,parentDataProperty:"activation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate501(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func2(data3) > 500){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate505(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data5 = data.size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data5 === 3) || (data5 === 4)) || (data5 === 5)) || (data5 === 6)) || (data5 === 7))){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema200.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.free_centre !== undefined){
if(typeof data.free_centre !== "boolean"){
const err13 = {instancePath:instancePath+"/free_centre",schemaPath:"#/properties/free_centre/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 500){
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate576(data7[i0], {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.arrangement !== undefined){
let data9 = data.arrangement;
if(Array.isArray(data9)){
if(data9.length > 49){
const err17 = {instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/maxItems",keyword:"maxItems",params:{limit: 49},message:"must NOT have more than 49 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.length < 9){
const err18 = {instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/minItems",keyword:"minItems",params:{limit: 9},message:"must NOT have fewer than 9 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if((typeof data10 !== "string") && (data10 !== null)){
const err19 = {instancePath:instancePath+"/arrangement/" + i1,schemaPath:"#/properties/arrangement/items/type",keyword:"type",params:{type: schema200.properties.arrangement.items.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data10 === "string"){
if(func2(data10) > 80){
const err20 = {instancePath:instancePath+"/arrangement/" + i1,schemaPath:"#/properties/arrangement/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/arrangement",schemaPath:"#/properties/arrangement/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.points !== undefined){
let data11 = data.points;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length < 1){
const err22 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data11){
if(!(((((key1 === "row") || (key1 === "column")) || (key1 === "diagonal")) || (key1 === "corners")) || (key1 === "blackout"))){
const err23 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.row !== undefined){
let data12 = data11.row;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/points/row",schemaPath:"#/properties/points/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/points/row",schemaPath:"#/properties/points/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/points/row",schemaPath:"#/properties/points/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data11.column !== undefined){
let data13 = data11.column;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/points/column",schemaPath:"#/properties/points/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/points/column",schemaPath:"#/properties/points/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/points/column",schemaPath:"#/properties/points/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data11.diagonal !== undefined){
let data14 = data11.diagonal;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/points/diagonal",schemaPath:"#/properties/points/properties/diagonal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/points/diagonal",schemaPath:"#/properties/points/properties/diagonal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/points/diagonal",schemaPath:"#/properties/points/properties/diagonal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data11.corners !== undefined){
let data15 = data11.corners;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err33 = {instancePath:instancePath+"/points/corners",schemaPath:"#/properties/points/properties/corners/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/points/corners",schemaPath:"#/properties/points/properties/corners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/points/corners",schemaPath:"#/properties/points/properties/corners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.blackout !== undefined){
let data16 = data11.blackout;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err36 = {instancePath:instancePath+"/points/blackout",schemaPath:"#/properties/points/properties/blackout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/points/blackout",schemaPath:"#/properties/points/properties/blackout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/points/blackout",schemaPath:"#/properties/points/properties/blackout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.winner_cap !== undefined){
let data17 = data.winner_cap;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/winner_cap",schemaPath:"#/properties/winner_cap/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/winner_cap",schemaPath:"#/properties/winner_cap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/winner_cap",schemaPath:"#/properties/winner_cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.claim_window_seconds !== undefined){
let data18 = data.claim_window_seconds;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/claim_window_seconds",schemaPath:"#/properties/claim_window_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 86400 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/claim_window_seconds",schemaPath:"#/properties/claim_window_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/claim_window_seconds",schemaPath:"#/properties/claim_window_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.hand_marks_pay !== undefined){
if(typeof data.hand_marks_pay !== "boolean"){
const err46 = {instancePath:instancePath+"/hand_marks_pay",schemaPath:"#/properties/hand_marks_pay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.opens_at !== undefined){
if(!(validate510(data.opens_at, {instancePath:instancePath+"/opens_at",parentData:data,parentDataProperty:"opens_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
if(data.closes_at !== undefined){
if(!(validate510(data.closes_at, {instancePath:instancePath+"/closes_at",parentData:data,parentDataProperty:"closes_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema202 = {"type":"object","description":"Fields of the campaign, each replaced whole, and ids that are others here.","properties":{"activations":{"$ref":"#/properties/activations"},"quest_groups":{"$ref":"#/properties/quest_groups"},"quests":{"$ref":"#/properties/quests"},"rewards":{"$ref":"#/properties/rewards"},"metrics":{"$ref":"#/properties/metrics"},"bingo_boards":{"$ref":"#/properties/bingo_boards"},"activation_ids":{"description":"Activation id → its id in this environment, wherever it stands.","type":"object","propertyNames":{"description":"An id as it stands above, in digits.","pattern":"^[1-9][0-9]*$","examples":["232"]},"additionalProperties":{"$ref":"#/$defs/id"},"examples":[{"232":1803}]},"key_option_ids":{"description":"Key option id → its id in this environment, wherever it stands.","type":"object","propertyNames":{"description":"An id as it stands above, in digits.","pattern":"^[1-9][0-9]*$","examples":["15"]},"additionalProperties":{"$ref":"#/$defs/id"},"examples":[{"15":26}]}},"additionalProperties":false,"minProperties":1,"examples":[{"activation_ids":{"232":1803}}],"tsType":"Partial<Omit<CampaignManifest, '$schema' | 'environments'>> & { activation_ids?: Record<string, number>; key_option_ids?: Record<string, number> }"};
const schema203 = {"description":"What the campaign offers.","type":"array","items":{"$ref":"#/$defs/activation"},"maxItems":200,"examples":[[{"id":232,"kind":"season","title":"Season of Ash","description":"Three months of challenges.","offer":"automatic"}]]};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate498(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate582.errors = vErrors;
return errors === 0;
}
validate582.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema204 = {"description":"How its quests are grouped.","type":"array","items":{"$ref":"#/$defs/quest_group"},"maxItems":100,"examples":[[{"id":4,"activation_id":232,"title":"On your channel"}]]};

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate585.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate531(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate585.errors = vErrors;
return errors === 0;
}
validate585.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema205 = {"description":"What there is to do.","type":"array","items":{"$ref":"#/$defs/quest"},"maxItems":500,"examples":[[{"id":41,"group_id":4,"activation_id":232,"kind":"individual","title":"Heal two hundred teammates","description":"Any mode, any map.","metric":"teammates_healed","target":200,"points":250}]]};

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate588.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate538(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate588.errors = vErrors;
return errors === 0;
}
validate588.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema206 = {"description":"What points pay for.","type":"array","items":{"$ref":"#/$defs/reward"},"maxItems":200,"examples":[[{"id":7,"activation_id":232,"title":"Field jacket","description":"Heavy cotton, sizes XS to 4XL.","kind":"merchandise","sizes":["XS","S","M","L","XL","2XL","3XL","4XL"],"cost":4000,"stock":50}]]};

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate555(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema207 = {"description":"How the portal calls what quests count.","type":"array","items":{"$ref":"#/$defs/metric"},"maxItems":100,"examples":[[{"name":"minutes_streamed","label":"Minutes streamed","unit":"minutes"}]]};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate566(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema208 = {"description":"Bingo boards that the program publishes.","type":"array","items":{"$ref":"#/$defs/bingo_board"},"maxItems":100,"examples":[[{"id":1,"title":"Friday night","size":3,"items":[{"id":"first-kill","label":"First kill of the match","difficulty":2}],"activation_id":232}]]};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate572(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern99 = new RegExp("^[1-9][0-9]*$", "u");

function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "activations") || (key0 === "quest_groups")) || (key0 === "quests")) || (key0 === "rewards")) || (key0 === "metrics")) || (key0 === "bingo_boards")) || (key0 === "activation_ids")) || (key0 === "key_option_ids"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.activations !== undefined){
if(!(validate582(data.activations, {instancePath:instancePath+"/activations",parentData:data,parentDataProperty:"activations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
errors = vErrors.length;
}
}
if(data.quest_groups !== undefined){
if(!(validate585(data.quest_groups, {instancePath:instancePath+"/quest_groups",parentData:data,parentDataProperty:"quest_groups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
errors = vErrors.length;
}
}
if(data.quests !== undefined){
if(!(validate588(data.quests, {instancePath:instancePath+"/quests",parentData:data,parentDataProperty:"quests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
errors = vErrors.length;
}
}
if(data.rewards !== undefined){
if(!(validate591(data.rewards, {instancePath:instancePath+"/rewards",parentData:data,parentDataProperty:"rewards",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined){
if(!(validate594(data.metrics, {instancePath:instancePath+"/metrics",parentData:data,parentDataProperty:"metrics",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
if(data.bingo_boards !== undefined){
if(!(validate597(data.bingo_boards, {instancePath:instancePath+"/bingo_boards",parentData:data,parentDataProperty:"bingo_boards",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
if(data.activation_ids !== undefined){
let data6 = data.activation_ids;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs10 = errors;
if(typeof key1 === "string"){
if(!pattern99.test(key1)){
const err2 = {instancePath:instancePath+"/activation_ids",schemaPath:"#/properties/activation_ids/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"},message:"must match pattern \""+"^[1-9][0-9]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/activation_ids",schemaPath:"#/properties/activation_ids/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate499(data6[key2], {instancePath:instancePath+"/activation_ids/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/activation_ids",schemaPath:"#/properties/activation_ids/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key_option_ids !== undefined){
let data8 = data.key_option_ids;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
const _errs15 = errors;
if(typeof key3 === "string"){
if(!pattern99.test(key3)){
const err5 = {instancePath:instancePath+"/key_option_ids",schemaPath:"#/properties/key_option_ids/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"},message:"must match pattern \""+"^[1-9][0-9]*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/key_option_ids",schemaPath:"#/properties/key_option_ids/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key4 in data8){
if(!(validate499(data8[key4], {instancePath:instancePath+"/key_option_ids/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/key_option_ids",schemaPath:"#/properties/key_option_ids/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://schemas.marquee.example/campaign.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.activations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activations"},message:"must have required property '"+"activations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "activations")) || (key0 === "quest_groups")) || (key0 === "quests")) || (key0 === "rewards")) || (key0 === "metrics")) || (key0 === "bingo_boards")) || (key0 === "environments"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 300){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.activations !== undefined){
let data1 = data.activations;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/activations",schemaPath:"#/properties/activations/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate498(data1[i0], {instancePath:instancePath+"/activations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/activations",schemaPath:"#/properties/activations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.quest_groups !== undefined){
let data3 = data.quest_groups;
if(Array.isArray(data3)){
if(data3.length > 100){
const err6 = {instancePath:instancePath+"/quest_groups",schemaPath:"#/properties/quest_groups/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate531(data3[i1], {instancePath:instancePath+"/quest_groups/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/quest_groups",schemaPath:"#/properties/quest_groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.quests !== undefined){
let data5 = data.quests;
if(Array.isArray(data5)){
if(data5.length > 500){
const err8 = {instancePath:instancePath+"/quests",schemaPath:"#/properties/quests/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate538(data5[i2], {instancePath:instancePath+"/quests/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/quests",schemaPath:"#/properties/quests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rewards !== undefined){
let data7 = data.rewards;
if(Array.isArray(data7)){
if(data7.length > 200){
const err10 = {instancePath:instancePath+"/rewards",schemaPath:"#/properties/rewards/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate555(data7[i3], {instancePath:instancePath+"/rewards/" + i3,parentData:data7,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/rewards",schemaPath:"#/properties/rewards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.metrics !== undefined){
let data9 = data.metrics;
if(Array.isArray(data9)){
if(data9.length > 100){
const err12 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validate566(data9[i4], {instancePath:instancePath+"/metrics/" + i4,parentData:data9,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.bingo_boards !== undefined){
let data11 = data.bingo_boards;
if(Array.isArray(data11)){
if(data11.length > 100){
const err14 = {instancePath:instancePath+"/bingo_boards",schemaPath:"#/properties/bingo_boards/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
if(!(validate572(data11[i5], {instancePath:instancePath+"/bingo_boards/" + i5,parentData:data11,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/bingo_boards",schemaPath:"#/properties/bingo_boards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.environments !== undefined){
let data13 = data.environments;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
if(!(((key1 === "development") || (key1 === "staging")) || (key1 === "production"))){
const err16 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.development !== undefined){
if(!(validate581(data13.development, {instancePath:instancePath+"/environments/development",parentData:data13,parentDataProperty:"development",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data13.staging !== undefined){
if(!(validate581(data13.staging, {instancePath:instancePath+"/environments/staging",parentData:data13,parentDataProperty:"staging",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data13.production !== undefined){
if(!(validate581(data13.production, {instancePath:instancePath+"/environments/production",parentData:data13,parentDataProperty:"production",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/environments",schemaPath:"#/properties/environments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


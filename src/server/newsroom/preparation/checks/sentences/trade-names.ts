/*
 * Companies and products of the trade whose names are words too, or stand in no dictionary. Where one begins a sentence its
 * capital says nothing.
 */
const NAMES = new Set(
  `Access Acrobat Adobe Akamai Amazon Android Anthropic Apple Arc Asana Asus Atlassian Avast Azure Bard Barracuda Bing Bitdefender Bitwarden Block Box Brave Broadcom
Canva Canvas Check Chrome Cisco Citrix Claude Cloudflare Confluence Copilot Cursor Defender Dell Discord Docker Docs Drive Dropbox Edge Elastic Entra Excel Exchange Fabric
Facebook Figma Firefox Fortinet Fujitsu Galaxy Gemini GitHub GitLab Gmail Google Grok Huawei Illustrator Instagram Intel Intune Ivanti Java Jenkins Juniper Kaspersky
Keynote Kubernetes Lenovo Lightroom LinkedIn Linux Llama Loop Meet Meta Micron Microsoft Mistral Mozilla Netflix Nokia Notion Nvidia Office Okta Opera Oracle Outlook
Palantir Perplexity Photoshop Pixel Planner Premiere Proton Puppet Python Qualcomm Reddit Ring Ruby Rust Safari Salesforce Samsung Sentinel Shell Shopify Signal Skype Slack Snap
Snowflake Sophos Splunk Spotify Square Steam Stripe Surface Swift Target Teams Telegram Tesla Threads TikTok Trello Twitter Uber Ubuntu Verizon Visa Vivaldi Waymo WhatsApp Windows Word
Workday Xiaomi Yahoo YouTube Zendesk Zoho Zoom Zscaler`.split(/\s+/),
);

export const isTradeName = (word: string): boolean => NAMES.has(word);

vcl 4.1;

# Varnish 7 with varnish-modules, behind what ends TLS and in front of HAProxy, which chooses the instance. Keeps pages
# until the product purges their tags (CDN_PURGE=varnish, CDN_PURGE_URL=http://127.0.0.1:6082; decision 0056). Started with
#   varnishd -a 127.0.0.1:6081 -a purge=127.0.0.1:6082 -f /etc/varnish/website.vcl -s malloc,256m -t 0 -p http_gzip_support=off
# Purges have a port of their own, which nothing in front leads to: at the visitors' one all come from what ends TLS.
# -t 0: what says nothing of its life is not kept; http_gzip_support=off: pages come compressed, as brotli too.

import std;
import var;
import xkey;

backend default { .host = "127.0.0.1"; .port = "3000"; }

# The machines of the products.
acl purgers { "localhost"; }

sub vcl_recv {
    if (req.method == "PURGE") {
        if (local.socket != "purge" || client.ip !~ purgers || !req.http.xkey) { return (synth(405)); }
        # First, for a page that is on its way now may be older than the change; see vcl_backend_response.
        var.global_set("purged", "" + std.real(time = now, fallback = 0.0));
        return (synth(200, "Purged " + xkey.purge(req.http.xkey)));
    }
    # What is for operators is not for visitors.
    if (req.url ~ "^/(metrics|health)(/|\?|$)") { return (synth(404)); }
    # The second step of a sign-in is known by its cookie; all others count visits.
    if (req.url !~ "^/api/auth/two-factor(\?|$)") { unset req.http.Cookie; }
    if (req.http.Accept-Encoding ~ "br") { set req.http.Accept-Encoding = "br"; }
    elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
    else { unset req.http.Accept-Encoding; }
}

sub vcl_backend_fetch {
    var.set_real("begun", std.real(time = now, fallback = 0.0));
}

sub vcl_backend_response {
    # must-revalidate: nothing is given after its time; what has not changed need not be sent again.
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # It may have been made before a change that was purged meanwhile: for those who wait for it now, not for later.
    if (var.get_real("begun") <= std.real(var.global_get("purged"), 0.0)) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    # No cache between here and the visitor can be told of a change.
    set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=\d+", "");
}
